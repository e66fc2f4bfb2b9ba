// Promotions and rewards for tests that see the product from outside: published as an operator does it, or earned already.
import { randomUUID } from 'node:crypto';
import { amountOf } from '@parlour/contract/money';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { addDays, type Day } from '@parlour/contract/rewards/local-days';
import { eq } from 'drizzle-orm';
import { importPromotion, readPromotion, setState } from '../rewards/promotions.ts';
import { clubLabels } from '../tables/member.ts';
import { rewards } from '../tables/rewards/rewards.ts';
import { forMerchant } from './fixtures.ts';

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

/** What a member has of promotions becomes this: as where an operator mends what a supplier refused. */
export const amendReward = (
  { ownerUrl, merchantCode }: Place,
  memberId: string,
  amended: Pick<typeof rewards.$inferSelect, 'reward' | 'cost'>,
): Promise<unknown> =>
  forMerchant(ownerUrl, merchantCode, (tx) =>
    tx.update(rewards).set(amended).where(eq(rewards.memberId, memberId)),
  );
