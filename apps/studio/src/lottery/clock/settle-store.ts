// Keeps what follows from a draw: slips are settled, and those that a win has stopped go back. Amounts are bigint in 1/100000; pg gives int8 as text, which is read once, here.
import type { PoolClient } from 'pg';
import { hasRules, namesOfAll } from './store.ts';

export type UnsettledIssue = {
  series: string;
  issue: string;
  numbers: number[];
  drawsAt: Date;
  drawnAt: Date;
};

/** A drawn issue that is not settled, and that no other process is settling. */
export async function lockUnsettled(tx: PoolClient): Promise<UnsettledIssue | null> {
  const { rows } = await tx.query<UnsettledIssue>(
    `select series, issue, numbers, draws_at as "drawsAt", drawn_at as "drawnAt" from lottery_issue
      where drawn_at is not null and settled_at is null and ${hasRules}
      order by draws_at, series limit 1 for update skip locked`,
    [namesOfAll],
  );
  return rows[0] ?? null;
}

type OfIssue = Pick<UnsettledIssue, 'series' | 'issue'>;

export type CountingSlip = {
  id: string;
  kind: string;
  picks: number[];
  price: bigint;
  playId: string;
  playerId: string;
  /** Of its purchase. */
  key: string;
  stopsOnWin: boolean;
};

/** Slips that count and are not settled, by play, so that two processes pay play money in one order. */
export async function listCounting(
  tx: PoolClient,
  { series, issue }: OfIssue,
  most: number,
): Promise<CountingSlip[]> {
  const { rows } = await tx.query<Omit<CountingSlip, 'price'> & { price: string }>(
    `select s.id, s.kind, s.picks, m.amount as price, m.play_id as "playId", s.player_id as "playerId",
            s.purchase_key as key, b.stop_on_win as "stopsOnWin"
       from lottery_slip s join money_move m on m.id = s.id
       join lottery_purchase b on b.player_id = s.player_id and b.key = s.purchase_key
      where s.series = $1 and s.issue = $2 and m.state = 'taken' and s.settled_at is null
      order by m.play_id, s.number limit $3`,
    [series, issue, most],
  );
  return rows.map((row) => ({ ...row, price: BigInt(row.price) }));
}

export type SettledSlip = { id: string; outcome: string | null; now: Date };

export async function setOutcome(tx: PoolClient, { id, outcome, now }: SettledSlip): Promise<void> {
  await tx.query('update lottery_slip set outcome = $2, settled_at = $3 where id = $1', [
    id,
    outcome,
    now,
  ]);
}

export async function setSettled(
  tx: PoolClient,
  { series, issue }: OfIssue,
  now: Date,
): Promise<void> {
  await tx.query('update lottery_issue set settled_at = $3 where series = $1 and issue = $2', [
    series,
    issue,
    now,
  ]);
}

export type Stopped = { drawn: UnsettledIssue; slips: readonly CountingSlip[]; now: Date };

/**
 * Of the purchases of these slips, those for later draws whose sales are open. The lock holds off their draws, in the order of time, so
 * that no two processes wait for each other.
 */
export async function lockLater(tx: PoolClient, { drawn, slips, now }: Stopped): Promise<string[]> {
  const { rows: open } = await tx.query<{ issue: string }>(
    `select issue from lottery_issue
      where series = $1 and draws_at > $2 and drawn_at is null and closes_at > $3
      order by draws_at for share`,
    [drawn.series, drawn.drawsAt, now],
  );
  const { rows } = await tx.query<{ id: string }>(
    `select s.id from lottery_slip s join money_move m on m.id = s.id
       join unnest($3::uuid[], $4::uuid[]) b(player_id, key)
         on s.player_id = b.player_id and s.purchase_key = b.key
      where s.series = $1 and s.issue = any($2) and m.state in ('due', 'taken')`,
    [
      drawn.series,
      open.map(({ issue }) => issue),
      slips.map(({ playerId }) => playerId),
      slips.map(({ key }) => key),
    ],
  );
  return [...new Set(rows.map(({ id }) => id))];
}

/** Stakes first and then the plays of play money, each in one order, before any of that money moves: as every other transaction does it. */
export async function lockMoney(
  tx: PoolClient,
  { stakeIds, playIds }: { stakeIds: readonly string[]; playIds: readonly string[] },
): Promise<void> {
  await tx.query('select from money_move where id = any($1::uuid[]) order by id for update', [
    stakeIds,
  ]);
  await tx.query(
    'select from play where id = any($1::uuid[]) and token is null order by id for update',
    [playIds],
  );
}
