// SQL for settling a draw: slips are settled, and those stopped by a win are returned. Amounts are bigint in 1/100000. pg returns int8 as
// text, which is converted only here.
import type { PoolClient } from 'pg';
import { hasRules, namesOfAll } from './store.ts';

export type UnsettledIssue = {
  series: string;
  issue: string;
  numbers: number[];
  drawsAt: Date;
  drawnAt: Date;
};

/** Locks a drawn issue that is not settled, and that no other process is settling. */
export async function lockUnsettled(tx: PoolClient): Promise<UnsettledIssue | null> {
  const { rows } = await tx.query<UnsettledIssue>(
    `select series, issue, numbers, draws_at as "drawsAt", drawn_at as "drawnAt" from lottery_issue
      where drawn_at is not null and settled_at is null and ${hasRules}
      order by draws_at, series limit 1 for update skip locked`,
    [namesOfAll],
  );
  return rows[0] ?? null;
}

type IssueKey = Pick<UnsettledIssue, 'series' | 'issue'>;

export type CountingSlip = {
  id: string;
  kind: string;
  picks: number[];
  price: bigint;
  playId: string;
  playerId: string;
  /** The key of the slip's purchase. */
  key: string;
  stopsOnWin: boolean;
};

/** Lists slips that count and are not settled, sorted by play, so that two processes lock plays in the same order. */
export async function listCounting(
  tx: PoolClient,
  { series, issue }: IssueKey,
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
  { series, issue }: IssueKey,
  now: Date,
): Promise<void> {
  await tx.query('update lottery_issue set settled_at = $3 where series = $1 and issue = $2', [
    series,
    issue,
    now,
  ]);
}

export type LaterSlipsQuery = { drawn: UnsettledIssue; slips: readonly CountingSlip[]; now: Date };

/**
 * Lists the slips of the same purchases for later draws with open sales, and locks those issues so that they are not drawn meanwhile.
 * Issues are locked in the order of their draws, so that no two processes block each other.
 */
export async function lockLater(
  tx: PoolClient,
  { drawn, slips, now }: LaterSlipsQuery,
): Promise<string[]> {
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

/** Locks stakes and then plays with play money, each sorted by id, before their money moves. Every other transaction uses this order. */
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
