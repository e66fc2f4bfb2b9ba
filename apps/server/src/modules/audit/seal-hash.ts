// The seal of an event, computed independently of the database, which made it with audit_hash of migration 021.
import { createHash } from 'node:crypto';
import type * as shapes from './shapes.ts';

/** A sealed row with every column as text, the hashes in hex, the time in microseconds since 1970. */
export type SealedRow = shapes.ListSealedEvents['row'];

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
