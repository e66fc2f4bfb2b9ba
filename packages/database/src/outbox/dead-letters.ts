// The outbox for staff: the waiting facts, the dead letters with their reasons, and a command to retry them.
import pg from 'pg';
import { asEachMerchant } from '../ledger/each-merchant.ts';

export type WaitingFacts = {
  merchant: string;
  handler: string;
  facts: number;
  /** The number of them that wait for a retry after a failure. */
  held: number;
  since: Date;
};
export type DeadLetter = {
  merchant: string;
  number: string;
  handler: string;
  name: string;
  memberId: string;
  happenedAt: Date;
  gaveUpAt: Date;
  tries: number;
  trouble: string;
};

const waiting = `select merchant_code as merchant, handler, count(*)::int as facts,
    (count(*) filter (where due_at > happened_at))::int as held, min(happened_at) as since
  from outbox where gave_up_at is null group by merchant_code, handler order by handler`;

/** The most letters listed for one merchant, more than a person reads at once. */
const mostLetters = 200;
const letters = `select merchant_code as merchant, number, handler, name, member_id as "memberId",
    happened_at as "happenedAt", gave_up_at as "gaveUpAt", tries, trouble
  from outbox where gave_up_at is not null order by gave_up_at, number limit ${mostLetters}`;

/** Lists the outbox. `url` must be of the server's role: row-level security has to show one merchant at a time. */
export async function listOutbox(
  url: string,
): Promise<{ waiting: WaitingFacts[]; letters: DeadLetter[] }> {
  const found: { waiting: WaitingFacts[]; letters: DeadLetter[] } = { waiting: [], letters: [] };
  await asEachMerchant(url, async (client) => {
    found.waiting.push(...(await client.query<WaitingFacts>(waiting)).rows);
    found.letters.push(...(await client.query<DeadLetter>(letters)).rows);
  });
  return found;
}

const again = `update outbox set tries = 0, gave_up_at = null, due_at = happened_at
  where gave_up_at is not null and ($1::bigint is null or number = $1)`;

/** Schedules one dead letter of a merchant, or all of them, for new tries; returns their number. */
export async function retryDeadLetters(
  url: string,
  { merchant, number }: { merchant: string; number: string | null },
): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query("select set_config('app.merchant', $1, true)", [merchant]);
    const { rowCount } = await client.query(again, [number]);
    await client.query('commit');
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
