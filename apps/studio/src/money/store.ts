// SQL of all moves of money between the studio and the wallets: stored, tried, postponed, decided. Amounts are bigint in 1/100000. pg
// returns int8 as text, which is converted only here.
import type { Pool, PoolClient } from 'pg';
import type { NewStake, StakeEnd } from './money.ts';
import type { Move, MoveState, Payer } from './moves.ts';

type Row = Omit<Move, 'amount' | 'payer'> & {
  amount: string | null;
  operatorId: number;
  gameCode: string;
  currency: string;
  token: string | null;
  player: string | null;
};

const payerColumns = `p.operator_id as "operatorId", p.game_code as "gameCode", p.currency, p.token,
  (select name from player where id = p.player_id) as player`;
const columns = `m.id, m.play_id as "playId", m.kind, m.amount, m.free_plays_id as "freePlaysId", m.settles_at as "settlesAt", m.round, m.reference, m.is_return as "isReturn", m.state, m.tries,
  ${payerColumns}`;

type PayerRow = Pick<Row, 'operatorId' | 'gameCode' | 'currency' | 'token' | 'player'>;
const toPayer = ({ operatorId, gameCode, currency, token, player }: PayerRow): Payer => ({
  operatorId,
  gameCode,
  currency,
  wallet: token === null || player === null ? null : { player, token },
});

function toMove({ amount, operatorId, gameCode, currency, token, player, ...row }: Row): Move {
  return {
    ...row,
    amount: amount === null ? null : BigInt(amount),
    payer: toPayer({ operatorId, gameCode, currency, token, player }),
  };
}

export type MoveDecision = { id: string; state: MoveState; verdict: string; now: Date };
export type UntakenStake = Omit<MoveDecision, 'state'> & {
  state: Exclude<StakeEnd, 'taken'>;
  /** True if the wallet has stated clearly that no money moved. */
  isCertain: boolean;
};
export type Postponement = { id: string; nextAt: Date; verdict: string };
type DueTimes = { now: Date; until: Date };

export async function insertStake(tx: PoolClient, stake: NewStake & DueTimes): Promise<void> {
  await tx.query(
    `insert into money_move (id, play_id, kind, amount, round, made_at, next_at, free_plays_id, settles_at)
     values ($1, $2, 'stake', $3, $4, $5, $6, $7, $8)`,
    [
      stake.id,
      stake.playId,
      stake.amount,
      stake.round,
      stake.now,
      stake.until,
      stake.freePlaysId ?? null,
      stake.settlesAt ?? null,
    ],
  );
}

/** Returns false if there is no taken stake with this id. */
export async function insertPrize(
  tx: PoolClient,
  prize: { id: string; stakeId: string; amount: bigint; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into money_move (id, play_id, kind, amount, round, reference, made_at, next_at)
     select $1, play_id, 'prize', $3, round, id, $4, $4 from money_move
      where id = $2 and kind = 'stake' and state = 'taken'`,
    [prize.id, prize.stakeId, prize.amount, prize.now],
  );
  return rowCount === 1;
}

/** Counts one more try and keeps the move out of the queue until `until`. Null if it is already decided. */
export async function beginTry(db: Pool, id: string, until: Date): Promise<Move | null> {
  const { rows } = await db.query<Row>(
    `update money_move m set tries = m.tries + 1, next_at = $2 from play p
      where m.id = $1 and m.state = 'due' and p.id = m.play_id returning ${columns}`,
    [id, until],
  );
  return rows[0] ? toMove(rows[0]) : null;
}

/** Claims due moves, so that no other process tries them before `until`. */
export async function claimDue(db: Pool, { now, until }: DueTimes, most: number): Promise<Move[]> {
  const { rows } = await db.query<Row>(
    `update money_move m set next_at = $2 from play p
      where p.id = m.play_id and m.id in (
        select id from money_move where state = 'due' and next_at <= $1
         order by next_at limit $3 for update skip locked)
      returning ${columns}`,
    [now, until, most],
  );
  return rows.map(toMove);
}

export async function postpone(db: Pool, { id, nextAt, verdict }: Postponement): Promise<void> {
  await db.query(
    `update money_move set next_at = $2, verdict = $3 where id = $1 and state = 'due'`,
    [id, nextAt, verdict],
  );
}

/** Stores the decision of a move. Only the first decision counts. */
export async function settle(db: Pool, { id, state, verdict, now }: MoveDecision): Promise<void> {
  await db.query(
    `update money_move set state = $2, verdict = $3, settled_at = $4, next_at = null
      where id = $1 and state = 'due'`,
    [id, state, verdict, now],
  );
}

/**
 * Stores that a stake does not count, in one statement with its rollback, so that a process that ends leaves no unclear stake without one.
 * A clear refusal needs no rollback, unless the stake was sent twice: the other call may still reach the wallet.
 */
export async function settleUntaken(
  db: Pool,
  { id, state, isCertain, verdict, now }: UntakenStake,
): Promise<void> {
  await db.query(
    `with settled as (
       update money_move set state = $2, verdict = $3, settled_at = $4, next_at = null
        where id = $1 and state = 'due' returning id, play_id, round, tries
     )
     insert into money_move (id, play_id, kind, round, reference, made_at, next_at)
     select gen_random_uuid(), play_id, 'rollback', round, id, $4, $4 from settled
      where tries > 1 or not $5`,
    [id, state, verdict, now, isCertain],
  );
}

/** Undoes stakes that are not known to be taken, because a draw cannot wait for a wallet. Returns the end of all stakes by id. */
export async function settleUnknown(
  tx: PoolClient,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, StakeEnd>> {
  // Locked in the same order everywhere, so that two transactions about the same stakes cannot block each other.
  await tx.query(
    `select from money_move where id = any($1::uuid[]) and kind = 'stake' order by id for update`,
    [ids],
  );
  await tx.query(
    `with undone as (
       update money_move set state = 'undone', verdict = 'no answer in time', settled_at = $2, next_at = null
        where id = any($1::uuid[]) and kind = 'stake' and state = 'due'
       returning id, play_id, round, tries
     )
     insert into money_move (id, play_id, kind, round, reference, made_at, next_at)
     select gen_random_uuid(), play_id, 'rollback', round, id, $2, $2 from undone
      where tries > 0 and exists (select from play where play.id = play_id and token is not null)`,
    [ids, now],
  );
  const { rows } = await tx.query<{ id: string; state: StakeEnd }>(
    `select id, state from money_move where id = any($1::uuid[]) and kind = 'stake'`,
    [ids],
  );
  return new Map(rows.map(({ id, state }) => [id, state]));
}

export async function isTaken(db: Pool, id: string): Promise<boolean> {
  const { rowCount } = await db.query(`select from money_move where id = $1 and state = 'taken'`, [
    id,
  ]);
  return rowCount === 1;
}

/** Returns the play money of the move's play; null if the play has a wallet. */
export async function findDemoBalance(db: Pool, moveId: string): Promise<bigint | null> {
  const { rows } = await db.query<{ balance: string | null }>(
    `select demo_balance as balance from play
      where id = (select play_id from money_move where id = $1)`,
    [moveId],
  );
  const balance = rows[0]?.balance ?? null;
  return balance === null ? null : BigInt(balance);
}

/** Returns the payer of a play, and its play money, which is 0 if it has a wallet. */
export async function findPurse(
  db: Pool,
  playId: string,
): Promise<{ payer: Payer; demoBalance: bigint } | null> {
  const { rows } = await db.query<PayerRow & { demoBalance: string | null }>(
    `select ${payerColumns}, demo_balance as "demoBalance" from play p where id = $1`,
    [playId],
  );
  const [row] = rows;
  return row ? { payer: toPayer(row), demoBalance: BigInt(row.demoBalance ?? 0) } : null;
}

/** Ends a play. The first time stays. */
export async function endPlay(db: Pool, playId: string, now: Date): Promise<void> {
  await db.query('update play set ended_at = coalesce(ended_at, $2) where id = $1', [playId, now]);
}

export async function setNextAsk(db: Pool, playId: string, at: Date): Promise<void> {
  await db.query('update play set ask_at = $2 where id = $1', [playId, at]);
}

/** Returns a stake's end and its due rollback; null if there is no decided stake with this id. */
export async function findEnd(
  db: Pool,
  id: string,
): Promise<{ end: StakeEnd; dueRollback: string | null } | null> {
  const { rows } = await db.query<{ end: StakeEnd; dueRollback: string | null }>(
    `select s.state as "end", r.id as "dueRollback" from money_move s
       left join money_move r on r.reference = s.id and r.kind = 'rollback' and r.state = 'due'
      where s.id = $1 and s.kind = 'stake' and s.state <> 'due'`,
    [id],
  );
  return rows[0] ?? null;
}
