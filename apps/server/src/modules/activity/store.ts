// Stores what members did, and the sums of it.
import type { Day, Period } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { statement } from '@parlour/database/statement';
import { activities } from '@parlour/database/tables/rewards/activity';
import { and, eq } from 'drizzle-orm';

export type RoundRow = {
  day: Day;
  category: string | null;
  staked: bigint;
  won: bigint;
};

export type Round = {
  merchantCode: string;
  memberId: string;
  reference: string;
  game: string;
  currency: string;
  staked: bigint;
  won: bigint;
  at: Date;
  /** The day in the merchant's time zone on which the round was first reported. */
  day: Day;
};

/** Locks the stored round and returns it; no row for an unknown round. */
const lockRound = statement<RoundRow, [memberId: string, reference: string]>(
  'lock_activity_round',
  `select day::text, category, staked, won from activity
    where member_id = $1 and kind = 'round' and reference = $2 for update`,
);
export const findRound = async (tx: Tx, memberId: string, reference: string) =>
  (await lockRound(tx, memberId, reference))[0] ?? null;

const insert = statement<{ category: string | null }, unknown[]>(
  'insert_activity_round',
  `insert into activity (merchant_code, member_id, kind, reference, happened_at, day, game, category, currency, staked, won)
   select $1, $2, 'round', $3, $4, $5, $6, (select category from game where game_id = $6 limit 1), $7, $8, $9
   returning category`,
);
export async function insertRound(tx: Tx, round: Round): Promise<string | null> {
  const { merchantCode, memberId, reference, at, day, game, currency, staked, won } = round;
  const [row] = await insert(
    tx,
    merchantCode,
    memberId,
    reference,
    at,
    day,
    game,
    currency,
    staked,
    won,
  );
  return row?.category ?? null;
}

export const updateRound = (
  tx: Tx,
  { memberId, reference }: Pick<Round, 'memberId' | 'reference'>,
  sums: Pick<Round, 'staked' | 'won'>,
) =>
  tx
    .update(activities)
    .set(sums)
    .where(
      and(
        eq(activities.memberId, memberId),
        eq(activities.kind, 'round'),
        eq(activities.reference, reference),
      ),
    )
    .execute();

/** Returns true if the day was not recorded before. */
export async function insertDay(
  tx: Tx,
  row: { merchantCode: string; memberId: string; day: Day; at: Date },
): Promise<boolean> {
  const { day, at, ...whose } = row;
  const written = await tx
    .insert(activities)
    .values({ ...whose, kind: 'day', reference: day, day, happenedAt: at })
    .onConflictDoNothing()
    .returning({ day: activities.day })
    .execute();
  return written.length > 0;
}

/** Amounts added to the sums. They are negative if a round now has a lower outcome than before. */
export type Change = { rounds: number; staked: bigint; won: bigint };
export type GameDayKey = Pick<Round, 'merchantCode' | 'memberId' | 'game' | 'currency' | 'day'> & {
  category: string | null;
};

const addDay = statement<object, unknown[]>(
  'add_activity_day',
  `insert into activity_day (merchant_code, member_id, day, game, currency, category, rounds, staked, won)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (merchant_code, member_id, day, game, currency) do update set
     rounds = activity_day.rounds + excluded.rounds, staked = activity_day.staked + excluded.staked,
     won = activity_day.won + excluded.won`,
);
export async function addToDay(tx: Tx, place: GameDayKey, change: Change): Promise<void> {
  const { merchantCode, memberId, day, game, currency, category } = place;
  const { rounds, staked, won } = change;
  await addDay(tx, merchantCode, memberId, day, game, currency, category, rounds, staked, won);
}

const addSum = statement<object, unknown[]>(
  'add_activity_sum',
  `insert into activity_sum (merchant_code, period, first_day, currency, member_id, rounds, staked, won, reached_at)
   select $1, period, first_day, $4, $5, $6, $7, $8, $9 from unnest($2::text[], $3::date[]) as each (period, first_day)
   on conflict (merchant_code, period, first_day, currency, member_id) do update set
     rounds = activity_sum.rounds + excluded.rounds, staked = activity_sum.staked + excluded.staked,
     won = activity_sum.won + excluded.won,
     reached_at = case when excluded.staked > 0 then excluded.reached_at else activity_sum.reached_at end`,
);
export async function addToSums(
  tx: Tx,
  {
    merchantCode,
    memberId,
    currency,
    at,
  }: Pick<Round, 'merchantCode' | 'memberId' | 'currency' | 'at'>,
  { periods, change }: { periods: readonly { period: Period; first: Day }[]; change: Change },
): Promise<void> {
  const { rounds, staked, won } = change;
  const [names, firsts] = [periods.map(({ period }) => period), periods.map(({ first }) => first)];
  await addSum(tx, merchantCode, names, firsts, currency, memberId, rounds, staked, won, at);
}

const setReached = statement<object, unknown[]>(
  'set_activity_reached',
  `update activity_sum set reached_at = (
     select coalesce(max(happened_at) filter (where staked > 0), min(happened_at)) from activity
      where activity.member_id = $1 and kind = 'round' and activity.currency = $2
        and date_trunc(period, day)::date = first_day)
    where member_id = $1 and currency = $2
      and (period, first_day) in (select * from unnest($3::text[], $4::date[]))`,
);
/** Recomputes, from the rounds that still count, when the sums reached their amounts. Needed after the outcome of a round changed. */
export async function updateReached(
  tx: Tx,
  { memberId, currency }: Pick<Round, 'memberId' | 'currency'>,
  periods: readonly { period: Period; first: Day }[],
): Promise<void> {
  const [names, firsts] = [periods.map(({ period }) => period), periods.map(({ first }) => first)];
  await setReached(tx, memberId, currency, names, firsts);
}
