// Keeps rounds of lanterns: committed to, played, settled, seen. pg gives int8 as text, which is read once, here.
import type { Pool, PoolClient } from 'pg';
import type { Play } from '../plays/store.ts';
import type { NextRound, LanternRound } from './round.ts';

/** Rounds come back to the same player at the same title, also after another launch. */
export type Owner = Pick<Play, 'playerId' | 'gameCode' | 'currency'>;

type NewRound = { id: string; seed: Buffer; commitment: Buffer; now: Date };
type Row = Omit<LanternRound, 'stake' | 'prize' | 'tenths'> & {
  stake: string;
  prize: string;
  tenths: number;
};
export type PaidRound = LanternRound & { isPaid: boolean };

const columns = `r.id, r.place, r.seed, r.key, r.stake, r.signs, r.tenths, r.prize,
  r.stake_id as "stakeId", r.prize_id as "prizeId"`;
const owned = `r.player_id = $1 and r.game_code = $2 and r.currency = $3`;
const ownerOf = ({ playerId, gameCode, currency }: Owner) => [playerId, gameCode, currency];

const toRound = <T extends Row>({ stake, prize, tenths, ...row }: T) => ({
  ...row,
  stake: BigInt(stake),
  prize: BigInt(prize),
  tenths: BigInt(tenths),
});

/** How many rounds one look settles. */
const atOnce = 100;

export async function lockPlayer(tx: PoolClient, { playerId }: Owner): Promise<void> {
  await tx.query('select from player where id = $1 for no key update', [playerId]);
}

export async function findByKey(
  tx: PoolClient,
  owner: Owner,
  key: string,
): Promise<LanternRound | null> {
  const { rows } = await tx.query<Row>(
    `select ${columns} from lantern_round r where ${owned} and r.key = $4`,
    [...ownerOf(owner), key],
  );
  return rows[0] ? toRound(rows[0]) : null;
}

/** Its place is the one after the last round that counts: a stake that was refused leaves no gap. */
export async function findNext(tx: PoolClient | Pool, playId: string): Promise<NextRound | null> {
  const { rows } = await tx.query<NextRound>(
    `select n.id, n.seed, 1 + coalesce((
         select r.place from lantern_round r join money_move s on s.id = r.stake_id
          where r.player_id = n.player_id and r.game_code = n.game_code and r.currency = n.currency
            and r.place is not null and s.state in ('due', 'taken')
          order by r.place desc limit 1), 0) as place
       from lantern_round n where n.play_id = $1 and n.key is null`,
    [playId],
  );
  return rows[0] ?? null;
}

/** Does nothing if the play has a next round already. */
export async function insertNext(tx: PoolClient | Pool, play: Play, next: NewRound): Promise<void> {
  const { id, seed, commitment, now } = next;
  await tx.query(
    `insert into lantern_round (id, play_id, player_id, game_code, currency, seed, commitment, committed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (play_id) where key is null do nothing`,
    [id, play.id, ...ownerOf(play), seed, commitment, now],
  );
}

export async function updatePlayed(tx: PoolClient, round: LanternRound, now: Date): Promise<void> {
  await tx.query(
    `update lantern_round set key = $2, stake = $3, signs = $4, tenths = $5, prize = $6,
            stake_id = $7, prize_id = $8, played_at = $9, place = $10
      where id = $1`,
    [
      round.id,
      round.key,
      round.stake,
      round.signs,
      round.tenths,
      round.prize,
      round.stakeId,
      round.prizeId,
      now,
      round.place,
    ],
  );
}

/** Null where it is settled already. */
export async function lockUnsettled(tx: PoolClient, id: string) {
  const { rows } = await tx.query<Row & { stakeState: string }>(
    `select ${columns}, s.state as "stakeState"
       from lantern_round r join money_move s on s.id = r.stake_id
      where r.id = $1 and r.settled_at is null for update of r`,
    [id],
  );
  return rows[0] ? toRound(rows[0]) : null;
}

export async function markSettled(tx: PoolClient, id: string, now: Date): Promise<void> {
  await tx.query('update lantern_round set settled_at = $2 where id = $1', [id, now]);
}

export async function listUnsettled(db: Pool): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select r.id from lantern_round r join money_move s on s.id = r.stake_id
      where r.key is not null and r.settled_at is null and s.state <> 'due'
      order by r.played_at limit ${atOnce}`,
  );
  return rows.map(({ id }) => id);
}

/** Fixed and not settled: the player was not told, and its stake may not even have been sent. */
export async function listUnsettledOf(db: Pool, owner: Owner): Promise<LanternRound[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from lantern_round r
      where ${owned} and r.key is not null and r.settled_at is null order by r.number`,
    ownerOf(owner),
  );
  return rows.map(toRound);
}

/** The oldest that was taken and not shown. */
export async function findOpen(db: Pool, owner: Owner): Promise<PaidRound | null> {
  const [open] = await listTaken(db, owner, 'r.seen_at is null order by r.number limit 1');
  return open ?? null;
}

/** The newest first. */
export async function listSeen(db: Pool, owner: Owner, most: number): Promise<PaidRound[]> {
  return listTaken(db, owner, `r.seen_at is not null order by r.number desc limit ${most}`);
}

/** False if this player has no such round. The first time counts. */
export async function markSeen(
  db: Pool,
  owner: Owner,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update lantern_round r set seen_at = coalesce(r.seen_at, $5) from money_move s
      where ${owned} and r.id = $4 and s.id = r.stake_id and s.state = 'taken'`,
    [...ownerOf(owner), id, now],
  );
  return rowCount === 1;
}

async function listTaken(db: Pool, owner: Owner, rest: string): Promise<PaidRound[]> {
  const { rows } = await db.query<Row & { isPaid: boolean }>(
    `select ${columns}, coalesce(p.state = 'taken', false) as "isPaid"
       from lantern_round r
       join money_move s on s.id = r.stake_id and s.state = 'taken'
       left join money_move p on p.id = r.prize_id
      where ${owned} and r.key is not null and ${rest}`,
    ownerOf(owner),
  );
  return rows.map(toRound);
}

/** Also the secret that waits in each. The database refuses it for rounds that were played with a wallet. */
export async function removeRounds(tx: PoolClient, playIds: readonly string[]): Promise<void> {
  await tx.query('delete from lantern_round where play_id = any($1)', [playIds]);
}
