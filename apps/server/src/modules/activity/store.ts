// Stores what members did, and the sums of it.
import type { Day, Period } from '@parlour/contract/rewards/local-days';
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export type Round = {
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

const isRound = `merchant_code = $merchant and member_id = $memberId and kind = 'round' and reference = $reference`;

/** Locks the stored round and returns it; no row for an unknown round. A check of the table allows no round without amounts. */
const lockRound = tenantStatement<shapes.LockActivityRound>(
  'lock_activity_round',
  `select day::text as "day!", category, staked as "staked!", won as "won!"
     from activity where ${isRound} for update`,
);
export const findRound = async (tx: Tx, memberId: string, reference: string) =>
  (await lockRound(tx, { memberId, reference }))[0] ?? null;

const insert = tenantStatement<shapes.InsertActivityRound>(
  'insert_activity_round',
  `insert into activity (merchant_code, member_id, kind, reference, happened_at, day, game, category, currency, staked, won)
   select $merchant, $memberId, 'round', $reference, $at, $day::text::date, $game,
          (select category from game where merchant_code = $merchant and game_id = $game limit 1),
          $currency, $staked, $won
   returning category`,
);
export async function insertRound(tx: Tx, round: Round): Promise<string | null> {
  const [row] = await insert(tx, round);
  return row?.category ?? null;
}

const update = tenantStatement<shapes.UpdateActivityRound>(
  'update_activity_round',
  `update activity set staked = $staked, won = $won where ${isRound}`,
);
export const updateRound = (
  tx: Tx,
  { memberId, reference }: Pick<Round, 'memberId' | 'reference'>,
  sums: Pick<Round, 'staked' | 'won'>,
) => update(tx, { memberId, reference, ...sums });

const insertOfDay = tenantStatement<shapes.InsertActivityOfDay>(
  'insert_activity_of_day',
  `insert into activity (merchant_code, member_id, kind, reference, day, happened_at)
   values ($merchant, $memberId, 'day', $day::text, $day::text::date, $at)
   on conflict do nothing returning reference`,
);
/** Returns true if the day was not recorded before. */
export const insertDay = async (
  tx: Tx,
  row: { memberId: string; day: Day; at: Date },
): Promise<boolean> => (await insertOfDay(tx, row)).length > 0;

/** Amounts added to the sums. They are negative if a round now has a lower outcome than before. */
export type Change = { rounds: number; staked: bigint; won: bigint };
export type GameDayKey = Pick<Round, 'memberId' | 'game' | 'currency' | 'day'> & {
  category: string | null;
};

const addDay = tenantStatement<shapes.AddActivityDay>(
  'add_activity_day',
  `insert into activity_day (merchant_code, member_id, day, game, currency, category, rounds, staked, won)
   values ($merchant, $memberId, $day::text::date, $game, $currency, $category?, $rounds, $staked, $won)
   on conflict (merchant_code, member_id, day, game, currency) do update set
     rounds = activity_day.rounds + excluded.rounds, staked = activity_day.staked + excluded.staked,
     won = activity_day.won + excluded.won`,
);
export const addToDay = (tx: Tx, place: GameDayKey, change: Change) =>
  addDay(tx, { ...place, ...change });

/** A day, week or month, and its first day. */
type StartedPeriod = { period: Period; first: Day };

const columnsOf = (periods: readonly StartedPeriod[]) => ({
  periods: periods.map(({ period }) => period),
  firsts: periods.map(({ first }) => first),
});

const addSum = tenantStatement<shapes.AddActivitySum>(
  'add_activity_sum',
  `insert into activity_sum (merchant_code, period, first_day, currency, member_id, rounds, staked, won, reached_at)
   select $merchant, period, first_day, $currency, $memberId, $rounds, $staked, $won, $at
     from unnest($periods::text[], $firsts::text[]::date[]) as each (period, first_day)
   on conflict (merchant_code, period, first_day, currency, member_id) do update set
     rounds = activity_sum.rounds + excluded.rounds, staked = activity_sum.staked + excluded.staked,
     won = activity_sum.won + excluded.won,
     reached_at = case when excluded.staked > 0 then excluded.reached_at else activity_sum.reached_at end`,
);
export const addToSums = (
  tx: Tx,
  { memberId, currency, at }: Pick<Round, 'memberId' | 'currency' | 'at'>,
  { periods, change }: { periods: readonly StartedPeriod[]; change: Change },
) => addSum(tx, { ...columnsOf(periods), ...change, memberId, currency, at });

const setReached = tenantStatement<shapes.SetActivityReached>(
  'set_activity_reached',
  `update activity_sum set reached_at = (
     select coalesce(max(happened_at) filter (where staked > 0), min(happened_at)) from activity
      where activity.merchant_code = $merchant and activity.member_id = $memberId and kind = 'round'
        and activity.currency = $currency and date_trunc(period, day)::date = first_day)
    where merchant_code = $merchant and member_id = $memberId and currency = $currency
      and (period, first_day) in (select * from unnest($periods::text[], $firsts::text[]::date[]))`,
);
/** Recomputes, from the rounds that still count, when the sums reached their amounts. Needed after the outcome of a round changed. */
export const updateReached = (
  tx: Tx,
  { memberId, currency }: Pick<Round, 'memberId' | 'currency'>,
  periods: readonly StartedPeriod[],
) => setReached(tx, { ...columnsOf(periods), memberId, currency });
