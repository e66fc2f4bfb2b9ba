// Reads the chain of a merchant's audit events: its rows in order, its head, and events that are not sealed yet.
import type { ChainHead } from '@parlour/contract/audit/chain-head';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type { SealedRow } from './seal-hash.ts';
import type * as shapes from './shapes.ts';

/** Every column as text, as it is hashed. */
const columns = `number::text as "number!", encode(previous_hash, 'hex') as "previousHash!", encode(hash, 'hex') as "hash!",
  merchant_code as "merchantCode", id::text as "id!",
  (extract(epoch from at) * 1000000)::bigint::text as "micros!", action, result, actor,
  actor_name as "actorName", member_id::text as "memberId", subject, address::text, request_id as "requestId",
  about::text as "about!"`;
const inOrder = `order by audit_event.number, audit_event.id limit $most::int`;

const selectSealed = tenantStatement<shapes.ListSealedEvents>(
  'list_sealed_events',
  `select ${columns} from audit_event
    where merchant_code = $merchant and audit_event.number is not null ${inOrder}`,
);
const selectNext = tenantStatement<shapes.ListSealedEventsAfter>(
  'list_sealed_events_after',
  `select ${columns} from audit_event
    where merchant_code = $merchant and (audit_event.number, audit_event.id) > ($number::bigint, $id::uuid) ${inOrder}`,
);

/** Reads batch after batch, in the order of the chain. Each begins behind the last row of the one before, so that a long chain is read once. */
export async function* listSealed(tx: Tx, most: number): AsyncGenerator<SealedRow> {
  let rows = await selectSealed(tx, { most });
  yield* rows;
  for (let last = rows.at(-1); last && rows.length === most; last = rows.at(-1)) {
    rows = await selectNext(tx, { number: BigInt(last.number), id: last.id, most });
    yield* rows;
  }
}

const selectHead = tenantStatement<shapes.FindAuditHead>(
  'find_audit_head',
  `select number::text as "number!", encode(hash, 'hex') as "hash!" from audit_head where merchant_code = $merchant`,
);
export async function findHead(tx: Tx): Promise<ChainHead | null> {
  const [head] = await selectHead(tx);
  return head ?? null;
}

const selectUnsealed = tenantStatement<shapes.ListUnsealedEvents>(
  'list_unsealed_events',
  `select id, at, action, (count(*) over ())::int as "count!"
     from audit_event where merchant_code = $merchant and number is null order by at, id limit $most::int`,
);
export type UnsealedEvent = { id: string; at: Date; action: string };

/** Counts the events that are not sealed, and lists the first. */
export async function listUnsealed(
  tx: Tx,
  most: number,
): Promise<{ count: number; first: UnsealedEvent[] }> {
  const rows = await selectUnsealed(tx, { most });
  const first = rows.map(({ id, at, action }) => ({ id, at, action }));
  return { count: rows[0]?.count ?? 0, first };
}
