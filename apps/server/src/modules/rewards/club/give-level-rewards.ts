// Rewards for the levels that members reach (PROMO-03, MEMBER-11): one for each level, ready to be claimed.
import { randomUUID } from 'node:crypto';
import { dayOf } from '@parlour/contract/rewards/local-days';
import { costOf } from '@parlour/contract/rewards/reward-cost';
import type { Tx } from '@parlour/database/connection';
import { insertReward } from '../claims/store.ts';
import { isMeant, runs } from '../promotions/audience.ts';
import type { MemberPromotions, SettleContext } from '../promotions/settle-context.ts';
import type { PromotionRow } from '../promotions/store.ts';
import { listSteps } from './store.ts';

/** Gives the rewards of reached levels. The member's level has to be settled before. */
export async function giveLevelRewards(
  tx: Tx,
  looking: SettleContext,
  { live, viewer }: MemberPromotions,
): Promise<void> {
  const { memberId, at } = looking;
  const meant = live.filter(
    (row) =>
      row.definition.rule.kind === 'level' && runs(row, at) && viewer && isMeant(row, viewer, at),
  );
  if (meant.length === 0) return;
  const steps = await listSteps(tx, memberId);
  for (const promotion of meant) await giveFor(tx, looking, { promotion, steps });
}

type LevelPromotion = { promotion: PromotionRow; steps: Awaited<ReturnType<typeof listSteps>> };

async function giveFor(
  tx: Tx,
  { merchantCode, memberId, at, timeZone }: SettleContext,
  { promotion, steps }: LevelPromotion,
): Promise<void> {
  const { id: promotionId, definition, currency, startsAt, createdAt, endsAt } = promotion;
  const { rule } = definition;
  if (rule.kind !== 'level') return;
  // A level that was reached before the promotion began gives no reward.
  const since = startsAt ?? createdAt;
  for (const { label, reward } of rule.levels) {
    const step = steps.find(({ labelId }) => labelId === label);
    if (!step || step.reachedAt < since) continue;
    await insertReward(tx, {
      merchantCode,
      id: randomUUID(),
      memberId,
      promotionId,
      occasion: `level:${label}`,
      reward,
      currency,
      cost: costOf(reward),
      state: 'ready',
      about: { level: label },
      readyAt: at,
      expiresAt: endsAt,
      earnedOn: dayOf(at, timeZone),
    });
  }
}
