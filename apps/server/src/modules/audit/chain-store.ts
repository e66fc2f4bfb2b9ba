// Reads the chain of a merchant's audit events: its rows in order, its head, and events that are not sealed yet.
import type { ChainHead } from '@parlour/contract/audit/chain-head';
import type { Tx } from '@parlour/database/connection';
import { sealedColumns, type SealedRow } from './seal-hash.ts';

/** Reads batch after batch, in the order of the chain. A cursor holds the position, so that a long chain is read once. */
export async function* listSealed(tx: Tx, batch: number): AsyncGenerator<SealedRow> {
  const client = tx.$client;
  await client.query(`declare chain no scroll cursor for select ${sealedColumns} from audit_event
    where audit_event.number is not null order by audit_event.number, audit_event.id`);
  try {
    let isMore = true;
    while (isMore) {
      const { rows } = await client.query<SealedRow>(`fetch ${batch} from chain`);
      yield* rows;
      isMore = rows.length === batch;
    }
  } finally {
    await client.query('close chain');
  }
}

export async function findHead(tx: Tx): Promise<ChainHead | null> {
  const { rows } = await tx.$client.query<ChainHead>(
    `select number::text, encode(hash, 'hex') as hash from audit_head`,
  );
  return rows[0] ?? null;
}

export type UnsealedEvent = { id: string; at: Date; action: string };

/** Counts the events that are not sealed, and lists the first. */
export async function listUnsealed(
  tx: Tx,
  most: number,
): Promise<{ count: number; first: UnsealedEvent[] }> {
  const { rows } = await tx.$client.query<UnsealedEvent & { count: number }>(
    `select id, at, action, (count(*) over ())::int as count
       from audit_event where number is null order by at, id limit ${most}`,
  );
  const first = rows.map(({ id, at, action }) => ({ id, at, action }));
  return { count: rows[0]?.count ?? 0, first };
}
