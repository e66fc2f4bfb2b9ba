// SQL of purchases and their slips. Amounts are bigint in 1/100000. pg returns int8 as text, which is converted only here.
import type { Pool, PoolClient } from 'pg';
import type { Play } from '../../plays/store.ts';
import type { WantedSlip } from './slip-order.ts';

export type Slip = {
  id: string;
  issue: string;
  kind: string;
  picks: number[];
  units: number;
  /** The price of all units. */
  price: bigint;
  /** The state of its `money_move`, which is the only place that decides a stake. */
  stake: 'due' | 'taken' | 'short' | 'refused' | 'undone';
  /** True if the stake was ever sent to the wallet. */
  isSent: boolean;
  /** True if a win of the same purchase has stopped it, so that its taken stake is returned. */
  isReturned: boolean;
  /** Null until it is settled. */
  prize: bigint | null;
  /** True if the wallet has taken the prize, or the rollback of a returned stake. */
  isPaid: boolean;
  /** A name of its kind's odds; null until it is settled, or if it won nothing. */
  outcome: string | null;
};
export type Purchase = { playerId: string; key: string };
/** The player and title whose slips are shown. Slips belong to one title, although titles share draws. */
export type SlipOwner = Pick<Play, 'playerId' | 'gameCode'>;
export type SlipPage = SlipOwner & { before: string | null; most: number };

type Row = Omit<Slip, 'price' | 'prize'> & { price: string; prize: string | null };
const selectSlips = `select s.id, s.issue, s.kind, s.picks, s.units, m.amount as price, m.state as stake, m.tries > 0 as "isSent",
    b.id is not null as "isReturned", w.amount as prize, coalesce(w.state = 'taken', b.state = 'taken', false) as "isPaid", s.outcome
  from lottery_slip s join money_move m on m.id = s.id join play p on p.id = m.play_id
  left join money_move w on w.reference = s.id and w.kind = 'prize'
  left join money_move b on b.reference = s.id and b.kind = 'rollback' and b.is_return`;
const toSlip = ({ price, prize, ...row }: Row): Slip => ({
  ...row,
  price: BigInt(price),
  prize: prize === null ? null : BigInt(prize),
});

export async function findOrder(db: Pool, { playerId, key }: Purchase): Promise<string | null> {
  const { rows } = await db.query<{ order: string }>(
    'select wish as "order" from lottery_purchase where player_id = $1 and key = $2',
    [playerId, key],
  );
  return rows[0]?.order ?? null;
}

export async function listPurchase(db: Pool, { playerId, key }: Purchase): Promise<Slip[]> {
  const { rows } = await db.query<Row>(
    `${selectSlips} where s.player_id = $1 and s.purchase_key = $2 order by s.number`,
    [playerId, key],
  );
  return rows.map(toSlip);
}

/** Lists slips of this issue and all later ones. */
export async function listSince(db: Pool, owner: SlipOwner, issue: string): Promise<Slip[]> {
  const { rows } = await db.query<Row>(
    `${selectSlips} where s.player_id = $1 and p.game_code = $2 and s.issue >= $3 order by s.number`,
    [owner.playerId, owner.gameCode, issue],
  );
  return rows.map(toSlip);
}

/** Lists slips after `before`, sorted by draw and then by purchase, the newest first. Empty if there is no such slip. */
export async function listSlips(db: Pool, page: SlipPage): Promise<Slip[]> {
  const { playerId, gameCode, before, most } = page;
  const { rows } = await db.query<Row>(
    `${selectSlips} where s.player_id = $1 and p.game_code = $2 and ($3::uuid is null or
       (s.issue, s.number) < (select issue, number from lottery_slip where id = $3 and player_id = $1))
      order by s.issue desc, s.number desc limit $4`,
    [playerId, gameCode, before, most],
  );
  return rows.map(toSlip);
}

export type NewPurchase = Purchase & { order: string; stopOnWin: boolean; now: Date };
export type NewSlip = Purchase &
  WantedSlip & { id: string; series: string; issue: string; now: Date };
export type OpenIssue = { issue: string; closesAt: Date; drawsAt: Date };

/** Returns false if there is already a purchase with this key. One of two concurrent calls waits for the other. */
export async function insertPurchase(tx: PoolClient, purchase: NewPurchase): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into lottery_purchase (player_id, key, wish, stop_on_win, made_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [purchase.playerId, purchase.key, purchase.order, purchase.stopOnWin, purchase.now],
  );
  return rowCount === 1;
}

/** The next `count` issues of a series after `now`. */
export type WantedIssues = { series: string; now: Date; count: number };

/** Locks the next issues, soonest first, so that none of them is drawn meanwhile. */
export async function lockOpenIssues(
  tx: PoolClient,
  { series, now, count }: WantedIssues,
): Promise<OpenIssue[]> {
  const { rows } = await tx.query<OpenIssue>(
    `select issue, closes_at as "closesAt", draws_at as "drawsAt" from lottery_issue
      where series = $1 and drawn_at is null and draws_at > $2 order by draws_at limit $3 for share`,
    [series, now, count],
  );
  return rows;
}

export async function insertSlip(tx: PoolClient, slip: NewSlip): Promise<void> {
  await tx.query(
    `insert into lottery_slip (id, player_id, purchase_key, series, issue, kind, picks, units, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      slip.id,
      slip.playerId,
      slip.key,
      slip.series,
      slip.issue,
      slip.kind,
      slip.picks,
      slip.units,
      slip.now,
    ],
  );
}

/** Removes the slips of plays, and their purchases. The database refuses to remove slips bought from a wallet. */
export async function removeSlips(tx: PoolClient, playIds: readonly string[]): Promise<void> {
  await tx.query(
    `with slip as (
       delete from lottery_slip where id in (select id from money_move where play_id = any($1))
       returning player_id, purchase_key
     )
     delete from lottery_purchase using slip
      where lottery_purchase.player_id = slip.player_id and lottery_purchase.key = slip.purchase_key`,
    [playIds],
  );
}
