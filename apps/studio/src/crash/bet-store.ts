// SQL of stakes in flights, and of their decisions. pg returns int8 as text, which is converted only here.
import type { Pool, PoolClient } from 'pg';
import type { Play } from '../plays/store.ts';
import type { Bet } from './flight.ts';

/** The player and title to which stakes belong, also in later launches. */
export type BetOwner = Pick<Play, 'playerId' | 'gameCode' | 'currency'>;

type Row = Omit<Bet, 'stake' | 'target' | 'hundredths'> & {
  stake: string;
  target: string;
  hundredths: string | null;
};
const selectBets = `select b.id, b.flight_id as "flightId", f.number, b.key, m.amount as stake, m.state, b.target,
    b.hundredths, b.prize_id as "prizeId", coalesce(w.state = 'taken', false) as "isPaid"
  from crash_bet b join crash_flight f on f.id = b.flight_id join money_move m on m.id = b.id
  join play p on p.id = m.play_id left join money_move w on w.id = b.prize_id`;
const owned = 'b.player_id = $1 and f.game_code = $2 and p.currency = $3';
const ownerOf = ({ playerId, gameCode, currency }: BetOwner) => [playerId, gameCode, currency];
const toBet = ({ stake, target, hundredths, ...row }: Row): Bet => ({
  ...row,
  stake: BigInt(stake),
  target: BigInt(target),
  hundredths: hundredths === null ? null : BigInt(hundredths),
});

export async function findBetByKey(
  db: Pool | PoolClient,
  owner: BetOwner,
  key: string,
): Promise<Bet | null> {
  const { rows } = await db.query<Row>(`${selectBets} where ${owned} and b.key = $4`, [
    ...ownerOf(owner),
    key,
  ]);
  return rows[0] ? toBet(rows[0]) : null;
}

/** Returns the player's stake in a flight that counts or still may count. Stakes that were refused or undone are left out. */
export async function findBetIn(
  db: Pool | PoolClient,
  owner: BetOwner,
  flightId: string,
): Promise<Bet | null> {
  const { rows } = await db.query<Row>(
    `${selectBets} where ${owned} and b.flight_id = $4 and m.state in ('due', 'taken') limit 1`,
    [...ownerOf(owner), flightId],
  );
  return rows[0] ? toBet(rows[0]) : null;
}

/** Lists decided stakes that the player has not seen, the oldest first. */
export async function listUnseen(db: Pool, owner: BetOwner): Promise<Bet[]> {
  const { rows } = await db.query<Row>(
    `${selectBets} where ${owned} and b.decided_at is not null and b.seen_at is null
      order by b.made_at limit 20`,
    ownerOf(owner),
  );
  return rows.map(toBet);
}

export type NewBet = {
  id: string;
  flightId: string;
  playerId: string;
  key: string;
  target: bigint;
  leavesAt: Date;
  now: Date;
};

export async function insertBet(tx: PoolClient, bet: NewBet): Promise<void> {
  await tx.query(
    `insert into crash_bet (id, flight_id, player_id, key, target, leaves_at, made_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [bet.id, bet.flightId, bet.playerId, bet.key, bet.target, bet.leavesAt, bet.now],
  );
}

/** Locks a taken stake of this player, and then reads it, so that a decision of another call is not missed. */
export async function lockBet(tx: PoolClient, owner: BetOwner, id: string): Promise<Bet | null> {
  await tx.query('select from crash_bet where id = $1 and player_id = $2 for no key update', [
    id,
    owner.playerId,
  ]);
  const { rows } = await tx.query<Row>(
    `${selectBets} where ${owned} and b.id = $4 and m.state = 'taken'`,
    [...ownerOf(owner), id],
  );
  return rows[0] ? toBet(rows[0]) : null;
}

export type BetDecision = { id: string; hundredths: bigint; prizeId: string; now: Date };

export async function setDecided(
  tx: PoolClient,
  { id, hundredths, prizeId, now }: BetDecision,
): Promise<void> {
  await tx.query(
    `update crash_bet set hundredths = $2, prize_id = $3, decided_at = $4 where id = $1`,
    [id, hundredths, prizeId, now],
  );
}

/** Lists stakes of a flight that the wallet has not answered. */
export async function listUnknown(tx: PoolClient, flightId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select b.id from crash_bet b join money_move m on m.id = b.id
      where b.flight_id = $1 and m.state = 'due'`,
    [flightId],
  );
  return rows.map(({ id }) => id);
}

export type CountingBet = { id: string; target: bigint; stake: bigint };
type CountingBetRow = Record<'id' | 'target' | 'stake', string>;
const toCounting = ({ id, target, stake }: CountingBetRow): CountingBet => ({
  id,
  target: BigInt(target),
  stake: BigInt(stake),
});
/** Sorts by play, so that two processes lock plays in the same order when they pay play money. */
const inOrder = 'order by m.play_id, b.id limit $2 for no key update of b skip locked';

/** Locks stakes whose target has been reached, before the end of the flight. */
export async function lockLeaving(tx: PoolClient, now: Date, most: number): Promise<CountingBet[]> {
  const { rows } = await tx.query<CountingBetRow>(
    `select b.id, b.target, m.amount as stake from crash_bet b
       join money_move m on m.id = b.id and m.state = 'taken'
       join crash_flight f on f.id = b.flight_id and f.point >= b.target and f.closed_at is not null
      where b.decided_at is null and b.leaves_at <= $1 ${inOrder}`,
    [now, most],
  );
  return rows.map(toCounting);
}

/** Locks undecided stakes of a flight that is over. */
export async function lockUndecided(
  tx: PoolClient,
  flightId: string,
  most: number,
): Promise<CountingBet[]> {
  const { rows } = await tx.query<CountingBetRow>(
    `select b.id, b.target, m.amount as stake from crash_bet b
       join money_move m on m.id = b.id and m.state = 'taken'
      where b.flight_id = $1 and b.decided_at is null ${inOrder.replace(' skip locked', '')}`,
    [flightId, most],
  );
  return rows.map(toCounting);
}

/** Returns false if this player has no such decided stake. The first time stays. */
export async function markBetSeen(
  db: Pool,
  owner: BetOwner,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update crash_bet set seen_at = coalesce(seen_at, $3)
      where id = $1 and player_id = $2 and decided_at is not null`,
    [id, owner.playerId, now],
  );
  return rowCount === 1;
}

/** Removes the stakes of plays. The database refuses to remove stakes from a wallet. */
export async function removeBets(tx: PoolClient, playIds: readonly string[]): Promise<void> {
  await tx.query(
    'delete from crash_bet where id in (select id from money_move where play_id = any($1))',
    [playIds],
  );
}
