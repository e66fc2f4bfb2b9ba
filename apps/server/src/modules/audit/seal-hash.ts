// The seal of an event, computed independently of the database, which made it with audit_hash of migration 021.
import { createHash } from 'node:crypto';

/** A sealed row with every column as text, the hashes in hex, the time in microseconds since 1970. */
export type SealedRow = {
  number: string;
  previousHash: string;
  hash: string;
  merchantCode: string;
  id: string;
  micros: string;
  action: string;
  result: string;
  actor: string;
  actorName: string | null;
  memberId: string | null;
  subject: string | null;
  address: string | null;
  requestId: string | null;
  about: string;
};

/** The select list that reads a `SealedRow`. */
export const sealedColumns = `number::text, encode(previous_hash, 'hex') as "previousHash", encode(hash, 'hex') as hash,
  merchant_code as "merchantCode", id::text, (extract(epoch from at) * 1000000)::bigint::text as micros,
  action, result, actor, actor_name as "actorName", member_id::text as "memberId", subject,
  address::text, request_id as "requestId", about::text`;

const format = 'parlour-audit-1';

/** Writes a field with its length in front, so that no two different rows give the same text. */
const field = (content: string | null): string =>
  content === null ? '-,' : `${Buffer.byteLength(content)}:${content},`;

export function sealHash(row: SealedRow): string {
  const fields = [
    format,
    row.previousHash,
    row.number,
    row.merchantCode,
    row.id,
    row.micros,
    row.action,
    row.result,
    row.actor,
    row.actorName,
    row.memberId,
    row.subject,
    row.address,
    row.requestId,
    row.about,
  ];
  return createHash('sha256').update(fields.map(field).join('')).digest('hex');
}
