// What members get for the levels that they reach (PROMO-03, MEMBER-11): once for each, ready to be claimed.
import { randomUUID } from 'node:crypto';
import { dayOf } from '@parlour/contract/rewards/local-days';
import { costOf } from '@parlour/contract/rewards/reward-cost';
import type { Tx } from '@parlour/database/connection';
import { insertReward } from '../claims/store.ts';
import { isMeant, runs } from '../promotions/audience.ts';
import type { Look, Looking } from '../promotions/look.ts';
import type { PromotionRow } from '../promotions/store.ts';
import { listSteps } from './store.ts';

/** After the member was taken up to the level whose conditions are met. */
export async function giveLevelRewards(
  tx: Tx,
  looking: Looking,
  { live, viewer }: Look,
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

type Giving = { promotion: PromotionRow; steps: Awaited<ReturnType<typeof listSteps>> };

async function giveFor(
  tx: Tx,
  { merchantCode, memberId, at, timeZone }: Looking,
  { promotion, steps }: Giving,
): Promise<void> {
  const { id: promotionId, definition, currency, startsAt, createdAt, endsAt } = promotion;
  const { rule } = definition;
  if (rule.kind !== 'level') return;
  // Who stood there before it was offered did not reach it for this.
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
