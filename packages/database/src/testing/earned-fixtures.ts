// Promotions and rewards for tests that see the product from outside: published as an operator does it, or earned already.
import { randomUUID } from 'node:crypto';
import { amountOf } from '@parlour/contract/money';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { addDays, dayOf, type Day } from '@parlour/contract/rewards/local-days';
import { eq, sql } from 'drizzle-orm';
import { importPromotion, readPromotion, setState } from '../rewards/promotions.ts';
import { rebuildActivity } from '../rewards/rebuild-activity.ts';
import { clubLabels, members } from '../tables/member.ts';
import { activities } from '../tables/rewards/activity.ts';
import { promotions, rewards } from '../tables/rewards/rewards.ts';
import { forMerchant } from './fixtures.ts';
import { postReward } from './ledger-fixtures.ts';

type Place = { ownerUrl: string; merchantCode: string };

/** Gives its id. */
export async function publishPromotion(place: Place, file: PromotionFile): Promise<string> {
  const at = new Date();
  const id = await importPromotion(place, readPromotion(file), at);
  await setState(place, { code: file.code, state: 'live', at });
  return id;
}

/** A club of the test's own: nobody else sees what is offered to it. Gives its id. */
export async function createOwnClub({ ownerUrl, merchantCode }: Place): Promise<string> {
  const id = `club-${randomUUID().slice(0, 8)}`;
  await forMerchant(ownerUrl, merchantCode, (tx) =>
    tx.insert(clubLabels).values({ merchantCode, id, name: 'Own', type: 'MANUAL', rankLevel: 1 }),
  );
  return id;
}

type RescueWeek = {
  memberId: string;
  promotionId: string;
  currency: string;
  /** Its Monday. */
  from: Day;
  /** Decimal text: put in, won, and what comes back. */
  sums: { staked: string; won: string; difference: string; returned: string };
  rate: number;
};

/** What the server works out on a Monday, ready to be claimed for some days. */
export async function createRescueWeek(
  { ownerUrl, merchantCode }: Place,
  { memberId, promotionId, currency, from, sums, rate }: RescueWeek,
): Promise<void> {
  const { returned, ...told } = sums;
  const readyAt = new Date();
  await forMerchant(ownerUrl, merchantCode, (tx) =>
    tx.insert(rewards).values({
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
    }),
  );
}

type SignIns = {
  memberId: string;
  promotionId: string;
  currency: string;
  /** What each day gave, as decimal text. */
  daily: string;
  days: readonly Day[];
};

/** Days on which a member has signed in already, each paid as the server pays it. */
export async function createSignIns(
  { ownerUrl, merchantCode }: Place,
  { memberId, promotionId, currency, daily, days }: SignIns,
): Promise<void> {
  const amount = amountOf(daily);
  await forMerchant(ownerUrl, merchantCode, async (tx) => {
    for (const day of days) {
      const [rewardId, at] = [randomUUID(), new Date(`${day}T12:00:00Z`)];
      await tx.insert(rewards).values({
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
      });
      await postReward(tx, { memberId, currency, rewardId, amount, at });
    }
    const spent = sql`${promotions.spent} + ${amount * BigInt(days.length)}`;
    await tx.update(promotions).set({ spent }).where(eq(promotions.id, promotionId));
  });
}

type Earned = { memberId: string; promotionId: string; day: Day; points: number };

/** Points for the leaderboard that members earned on some days, by tasks whose reward nobody claimed in time. */
export async function createPoints(
  { ownerUrl, merchantCode }: Place,
  earned: readonly Earned[],
): Promise<void> {
  await forMerchant(ownerUrl, merchantCode, (tx) =>
    tx.insert(rewards).values(
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

type Past = {
  memberId: string;
  currency: string;
  /** Days with a login, today not among them. */
  days: number;
  /** Rounds, each of the stake, in 1/100000 of the unit. */
  rounds: number;
  stake: bigint;
};

/** What a member did before, as the facts recorded it, with its sums. */
export async function createPast(
  { ownerUrl, merchantCode }: Place,
  { memberId, currency, days, rounds, stake }: Past,
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
    tx.insert(activities).values([...logins, ...played]),
  );
  await rebuildActivity(ownerUrl, merchantCode);
}

type Player = { memberId: string; currency: string; days: number; stake: bigint };

/** A member who registered so many days ago, and lost a round of own money on each day since, today not among them. */
export async function createOwnPlay(
  { ownerUrl, merchantCode }: Place,
  { memberId, currency, days, stake }: Player,
): Promise<void> {
  const past = Array.from({ length: days }, (_, at) => addDays(dayOf(new Date(), 'UTC'), -at - 1));
  const registeredAt = new Date(`${past.at(-1)}T12:00:00Z`);
  await forMerchant(ownerUrl, merchantCode, async (tx) => {
    await tx.update(members).set({ createdAt: registeredAt }).where(eq(members.id, memberId));
    await tx.insert(activities).values(
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

/** What a member has of promotions becomes this: as where an operator mends what a supplier refused. */
export const amendReward = (
  { ownerUrl, merchantCode }: Place,
  memberId: string,
  amended: Pick<typeof rewards.$inferSelect, 'reward' | 'cost'>,
): Promise<unknown> =>
  forMerchant(ownerUrl, merchantCode, (tx) =>
    tx.update(rewards).set(amended).where(eq(rewards.memberId, memberId)),
  );
