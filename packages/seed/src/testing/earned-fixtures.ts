// Promotions and rewards for tests of the whole product: published as an operator does it, or already earned.
import { randomUUID } from 'node:crypto';
import { amountOf } from '@parlour/contract/money';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import type { Reward } from '@parlour/contract/rewards/reward.schema';
import { addDays, dayOf, type Day } from '@parlour/contract/rewards/local-days';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { importPromotion, rebuildActivity, setState } from './staff-rules.ts';
import { readPromotion } from '@parlour/server/staff/rewards/promotions';
import { forMerchant } from '@parlour/database/testing/fixtures';
import { postReward } from './ledger-fixtures.ts';
import type { TestMerchant } from './lobby-fixtures.ts';

/** Publishes a promotion and returns its id. */
export async function publishPromotion(place: TestMerchant, file: PromotionFile): Promise<string> {
  const at = new Date();
  const id = await importPromotion(place, readPromotion(file), at);
  await setState(place, { code: file.code, state: 'live', at });
  return id;
}

/** Makes a club label for one test and returns its id, so that promotions for it are invisible to other tests. */
export async function createOwnClub({ ownerUrl, merchantCode }: TestMerchant): Promise<string> {
  const id = `club-${randomUUID().slice(0, 8)}`;
  await forMerchant(ownerUrl, merchantCode, (tx) =>
    insertRows(tx, 'club_label', [{ merchantCode, id, name: 'Own', type: 'MANUAL', rankLevel: 1 }]),
  );
  return id;
}

type RescueWeek = {
  memberId: string;
  promotionId: string;
  currency: string;
  /** The Monday of the week. */
  from: Day;
  /** Sums as decimal text: staked, won, their difference, and the part that is paid back. */
  sums: { staked: string; won: string; difference: string; returned: string };
  rate: number;
};

/** Writes the reward that the server computes on a Monday, ready to be claimed for some days, and that it has done so. */
export async function createRescueWeek(
  { ownerUrl, merchantCode }: TestMerchant,
  { memberId, promotionId, currency, from, sums, rate }: RescueWeek,
): Promise<void> {
  const { returned, ...told } = sums;
  const readyAt = new Date();
  await forMerchant(ownerUrl, merchantCode, async (tx) => {
    await insertRows(tx, 'reward', [
      {
        merchantCode,
        memberId,
        promotionId,
        currency,
        occasion: `week ${from}`,
        reward: { kind: 'cash', amount: returned },
        cost: amountOf(returned),
        state: 'ready',
        about: { from, to: addDays(from, 6), ...told, rate: String(rate) },
        readyAt,
        expiresAt: new Date(readyAt.getTime() + 5 * 86_400_000),
      },
    ]);
    // The server's own run of a moment before may have written it.
    await runStatement(
      tx,
      `insert into promotion_run (merchant_code, promotion_id, first_day, finished_at)
       values ($1, $2, $3, $4) on conflict do nothing`,
      [merchantCode, promotionId, from, readyAt],
    );
  });
}

type SignIns = {
  memberId: string;
  promotionId: string;
  currency: string;
  /** The reward of each day as decimal text. */
  daily: string;
  days: readonly Day[];
};

/** Writes past check-ins of a member, each paid as the server pays it. */
export async function createSignIns(
  { ownerUrl, merchantCode }: TestMerchant,
  { memberId, promotionId, currency, daily, days }: SignIns,
): Promise<void> {
  const amount = amountOf(daily);
  await forMerchant(ownerUrl, merchantCode, async (tx) => {
    for (const day of days) {
      const [rewardId, at] = [randomUUID(), new Date(`${day}T12:00:00Z`)];
      await insertRows(tx, 'reward', [
        {
          merchantCode,
          id: rewardId,
          memberId,
          promotionId,
          currency,
          occasion: `day ${day}`,
          reward: { kind: 'cash', amount: daily },
          cost: amount,
          state: 'paid',
          readyAt: at,
          paidAt: at,
        },
      ]);
      await postReward(tx, { memberId, currency, rewardId, amount, at });
    }
    await runStatement(tx, 'update promotion set spent = spent + $1 where id = $2', [
      amount * BigInt(days.length),
      promotionId,
    ]);
  });
}

type PointsEntry = { memberId: string; promotionId: string; day: Day; points: number };

/** Writes points for the leaderboard, earned by tasks on some days whose rewards were not claimed in time. */
export async function createPoints(
  { ownerUrl, merchantCode }: TestMerchant,
  earned: readonly PointsEntry[],
): Promise<void> {
  await forMerchant(ownerUrl, merchantCode, (tx) =>
    insertRows(
      tx,
      'reward',
      earned.map(({ memberId, promotionId, day, points }) => ({
        merchantCode,
        memberId,
        promotionId,
        points,
        currency: 'USD',
        occasion: `past ${day}`,
        reward: { kind: 'cash' as const, amount: '1' },
        cost: amountOf('1'),
        state: 'expired' as const,
        readyAt: new Date(`${day}T12:00:00Z`),
        earnedOn: day,
      })),
    ),
  );
  await rebuildActivity(ownerUrl, merchantCode);
}

type PastActivity = {
  memberId: string;
  currency: string;
  /** The number of days with a login before today. */
  days: number;
  /** The number of rounds, and the stake of each in 1/100000 of the currency's unit. */
  rounds: number;
  stake: bigint;
};

/** Writes past activity of a member, as the facts would have recorded it, with its sums. */
export async function createPast(
  { ownerUrl, merchantCode }: TestMerchant,
  { memberId, currency, days, rounds, stake }: PastActivity,
): Promise<void> {
  const whose = { merchantCode, memberId };
  const on = (daysAgo: number) => {
    const day = addDays(dayOf(new Date(), 'UTC'), -daysAgo);
    return { day, happenedAt: new Date(`${day}T12:00:00Z`) };
  };
  const logins = Array.from({ length: days }, (_, at) => ({
    ...whose,
    ...on(at + 1),
    kind: 'day' as const,
    reference: on(at + 1).day,
  }));
  const played = Array.from({ length: rounds }, (_, at) => ({
    ...whose,
    ...on(1),
    kind: 'round' as const,
    reference: `past:${at + 1}`,
    game: 'past',
    currency,
    staked: stake,
    won: 0n,
  }));
  await forMerchant(ownerUrl, merchantCode, (tx) =>
    insertRows(tx, 'activity', [...logins, ...played]),
  );
  await rebuildActivity(ownerUrl, merchantCode);
}

type Prize = { memberId: string; currency: string; won: bigint };

/** Writes a round of today with a prize, as the fact would have recorded it, with its sums. */
export async function createPrize(
  { ownerUrl, merchantCode }: TestMerchant,
  { memberId, currency, won }: Prize,
): Promise<void> {
  const happenedAt = new Date();
  const round = {
    merchantCode,
    memberId,
    kind: 'round',
    reference: `prize:${happenedAt.getTime()}`,
    happenedAt,
    day: dayOf(happenedAt, 'UTC'),
    game: 'past',
    currency,
    staked: 100_000n,
    won,
  };
  await forMerchant(ownerUrl, merchantCode, (tx) => insertRows(tx, 'activity', [round]));
  await rebuildActivity(ownerUrl, merchantCode);
}

type Player = { memberId: string; currency: string; days: number; stake: bigint };

/** Makes a member look registered `days` days ago, with a lost round of own money on each day before today. */
export async function createOwnPlay(
  { ownerUrl, merchantCode }: TestMerchant,
  { memberId, currency, days, stake }: Player,
): Promise<void> {
  const past = Array.from({ length: days }, (_, at) => addDays(dayOf(new Date(), 'UTC'), -at - 1));
  const registeredAt = new Date(`${past.at(-1)}T12:00:00Z`);
  await forMerchant(ownerUrl, merchantCode, async (tx) => {
    await runStatement(tx, 'update member set created_at = $1 where id = $2', [
      registeredAt,
      memberId,
    ]);
    await insertRows(
      tx,
      'activity',
      past.map((day) => ({
        merchantCode,
        memberId,
        day,
        happenedAt: new Date(`${day}T12:00:00Z`),
        kind: 'round' as const,
        reference: `past:${day}`,
        game: 'past',
        currency,
        staked: stake,
        won: 0n,
      })),
    );
  });
  await rebuildActivity(ownerUrl, merchantCode);
}

/** Replaces all rewards of a member, as an operator does to correct one that a supplier refused. */
export const amendReward = (
  { ownerUrl, merchantCode }: TestMerchant,
  memberId: string,
  { reward, cost }: { reward: Reward; cost: bigint },
): Promise<unknown> =>
  forMerchant(ownerUrl, merchantCode, (tx) =>
    runStatement(tx, 'update reward set reward = $1, cost = $2 where member_id = $3', [
      reward,
      cost,
      memberId,
    ]),
  );
