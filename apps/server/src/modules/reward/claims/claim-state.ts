// What a member may do about a promotion now, as its lists tell it.
import { amountOf, decimalText } from '@parlour/contract/money';
import type { PromotionItem } from '../promotions/present-promotion.ts';
import { runs } from '../promotions/audience.ts';
import type { PromotionRow } from '../promotions/store.ts';
import { pressOf } from './press.ts';
import type { RewardRow } from './store.ts';

export type ClaimState = NonNullable<PromotionItem['claim']>;
type Looking = { at: Date; timeZone: string };

export function claimStateOf(
  promotion: PromotionRow,
  rows: readonly RewardRow[],
  looking: Looking,
): ClaimState {
  const { definition, currency, budget, spent } = promotion;
  const { rule, limitPerMember } = definition;
  const had = new Set(rows.map(({ occasion }) => occasion));
  const { gives, againAt } = pressOf(rule, had, looking);
  const amount = gives.reduce((sum, { reward }) => sum + amountOf(reward.amount), 0n);
  const [first] = gives;
  if (!first) return { state: 'none', againAt: null, reward: null };
  const reward = { kind: first.reward.kind, amount: decimalText(amount, currency), currency };
  const isUsedUp = limitPerMember !== null && rows.length >= limitPerMember;
  if (isUsedUp) return { state: 'claimed', againAt: null, reward };
  if (had.has(first.occasion)) {
    return { state: 'claimed', againAt: againAt?.getTime() ?? null, reward };
  }
  if (!runs(promotion, looking.at)) return { state: 'none', againAt: null, reward };
  const isExhausted = budget !== null && spent + amount > budget;
  return { state: isExhausted ? 'exhausted' : 'ready', againAt: null, reward };
}
