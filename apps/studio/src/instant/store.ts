// SQL of rounds of one player: commitment, play, settling, and whether it was seen. pg returns int8 as text, which is converted only here.
import type { Pool, PoolClient } from 'pg';
import type { Play } from '../plays/store.ts';
import type { InstantRound, NextRound } from './round.ts';

/** The player and title to which rounds belong, also in later launches. */
export type RoundOwner = Pick<Play, 'playerId' | 'gameCode' | 'currency'>;

type NewRound = { id: string; seed: Buffer; commitment: Buffer; now: Date };
export type Row = Omit<InstantRound, 'stake' | 'end'> & {
  stake: string;
  hundredths: string | null;
  prize: string | null;
};
export type PaidRound = InstantRound & { isPaid: boolean };

const columns = `r.id, r.place, r.seed, r.key, r.stake, r.choice, r.drawn, r.hundredths, r.prize,
  array(select step from instant_step where round_id = r.id order by instant_step.place) as taken,
  r.stake_id as "stakeId", r.prize_id as "prizeId"`;
export const selectRounds = `select ${columns} from instant_round r`;
export const owned = `r.player_id = $1 and r.game_code = $2 and r.currency = $3`;
export const ownerOf = ({ playerId, gameCode, currency }: RoundOwner) => [
  playerId,
  gameCode,
  currency,
];

export const toRound = <T extends Row>({ stake, hundredths, prize, ...row }: T) => ({
  ...row,
  stake: BigInt(stake),
  end:
    hundredths === null || prize === null
      ? null
      : { hundredths: BigInt(hundredths), prize: BigInt(prize) },
});

/** The most rounds settled in one pass. */
const atOnce = 100;

export async function findByKey(
  tx: PoolClient,
  owner: RoundOwner,
  key: string,
): Promise<InstantRound | null> {
  const { rows } = await tx.query<Row>(`${selectRounds} where ${owned} and r.key = $4`, [
    ...ownerOf(owner),
    key,
  ]);
  return rows[0] ? toRound(rows[0]) : null;
}

/** Finds the play's next round. Its place follows that of the last round that counts, so a refused stake leaves no gap. */
export async function findNext(tx: PoolClient | Pool, playId: string): Promise<NextRound | null> {
  const { rows } = await tx.query<NextRound>(
    `select n.id, n.seed, 1 + coalesce((
         select r.place from instant_round r join money_move s on s.id = r.stake_id
          where r.player_id = n.player_id and r.game_code = n.game_code and r.currency = n.currency
            and r.place is not null and s.state in ('due', 'taken')
          order by r.place desc limit 1), 0) as place
       from instant_round n where n.play_id = $1 and n.key is null`,
    [playId],
  );
  return rows[0] ?? null;
}

/** Does nothing if the play already has a next round. */
export async function insertNext(tx: PoolClient | Pool, play: Play, next: NewRound): Promise<void> {
  const { id, seed, commitment, now } = next;
  await tx.query(
    `insert into instant_round (id, play_id, player_id, game_code, currency, seed, commitment, committed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (play_id) where key is null do nothing`,
    [id, play.id, ...ownerOf(play), seed, commitment, now],
  );
}

export async function updatePlayed(tx: PoolClient, round: InstantRound, now: Date): Promise<void> {
  await tx.query(
    `update instant_round set key = $2, stake = $3, choice = $4, drawn = $5, hundredths = $6, prize = $7,
            stake_id = $8, prize_id = $9, played_at = $10, place = $11, ended_at = $12
      where id = $1`,
    [
      round.id,
      round.key,
      round.stake,
      JSON.stringify(round.choice),
      JSON.stringify(round.drawn),
      round.end?.hundredths ?? null,
      round.end?.prize ?? null,
      round.stakeId,
      round.prizeId,
      now,
      round.place,
      round.end && now,
    ],
  );
}

/** True if this player has a round in steps that has not ended, or whose stake is being sent. */
export async function isUnderWay(tx: PoolClient, owner: RoundOwner): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from instant_round r join money_move s on s.id = r.stake_id and s.state in ('due', 'taken')
      where ${owned} and r.key is not null and r.ended_at is null`,
    ownerOf(owner),
  );
  return rowCount !== 0;
}

/** Locks the round; null if it is already settled. */
export async function lockUnsettled(tx: PoolClient, id: string) {
  const { rows } = await tx.query<Row & { stakeState: string }>(
    `select ${columns}, s.state as "stakeState"
       from instant_round r join money_move s on s.id = r.stake_id
      where r.id = $1 and r.settled_at is null for update of r`,
    [id],
  );
  return rows[0] ? toRound(rows[0]) : null;
}

export async function markSettled(tx: PoolClient, id: string, now: Date): Promise<void> {
  await tx.query('update instant_round set settled_at = $2 where id = $1', [id, now]);
}

export async function listUnsettled(db: Pool): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select r.id from instant_round r join money_move s on s.id = r.stake_id
      where r.key is not null and r.settled_at is null and s.state <> 'due'
        and (r.ended_at is not null or s.state <> 'taken')
      order by r.played_at limit ${atOnce}`,
  );
  return rows.map(({ id }) => id);
}

/** Lists stored rounds that were not answered and not settled; even their stake may be unsent. Rounds under way are left out. */
export async function listUnsettledOf(db: Pool, owner: RoundOwner): Promise<InstantRound[]> {
  const { rows } = await db.query<Row>(
    `${selectRounds} join money_move s on s.id = r.stake_id
      where ${owned} and r.key is not null and r.settled_at is null
        and (r.ended_at is not null or s.state <> 'taken') order by r.number`,
    ownerOf(owner),
  );
  return rows.map(toRound);
}

/** Finds the oldest round with a taken stake that was not seen. */
export async function findOpen(db: Pool, owner: RoundOwner): Promise<PaidRound | null> {
  const [open] = await listTaken(db, owner, 'r.seen_at is null order by r.number limit 1');
  return open ?? null;
}

/** Lists seen rounds, the newest first. */
export async function listSeen(db: Pool, owner: RoundOwner, most: number): Promise<PaidRound[]> {
  return listTaken(db, owner, `r.seen_at is not null order by r.number desc limit ${most}`);
}

/** Returns false if this player has no such round, or it is under way. The first time stays. */
export async function markSeen(
  db: Pool,
  owner: RoundOwner,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update instant_round r set seen_at = coalesce(r.seen_at, $5) from money_move s
      where ${owned} and r.id = $4 and r.ended_at is not null and s.id = r.stake_id and s.state = 'taken'`,
    [...ownerOf(owner), id, now],
  );
  return rowCount === 1;
}

async function listTaken(db: Pool, owner: RoundOwner, rest: string): Promise<PaidRound[]> {
  const { rows } = await db.query<Row & { isPaid: boolean }>(
    `select ${columns}, coalesce(p.state = 'taken', false) as "isPaid"
       from instant_round r
       join money_move s on s.id = r.stake_id and s.state = 'taken'
       left join money_move p on p.id = r.prize_id
      where ${owned} and r.key is not null and ${rest}`,
    ownerOf(owner),
  );
  return rows.map(toRound);
}

/** Removes the rounds of plays, including the unplayed next one. The database refuses to remove rounds played with a wallet. */
export async function removeRounds(tx: PoolClient, playIds: readonly string[]): Promise<void> {
  await tx.query(
    'delete from instant_step where round_id in (select id from instant_round where play_id = any($1))',
    [playIds],
  );
  await tx.query('delete from instant_round where play_id = any($1)', [playIds]);
}
