// The state of a member's claim on a promotion, as the lists show it.
import { costOf } from '@parlour/contract/rewards/reward-cost';
import type { Language } from '@parlour/contract/languages';
import { decimalText } from '@parlour/contract/money';
import { presentReward, type PromotionItem } from '../promotions/present-promotion.ts';
import { worthOf } from './reward-kinds.ts';
import { runs } from '../promotions/audience.ts';
import type { PromotionRow } from '../promotions/store.ts';
import { pressOf } from './press.ts';
import type { RewardRow } from './store.ts';

export type ClaimState = NonNullable<PromotionItem['claim']>;
type ClaimStateContext = { at: Date; timeZone: string; language: Language };

export function claimStateOf(
  promotion: PromotionRow,
  rows: readonly RewardRow[],
  looking: ClaimStateContext,
): ClaimState {
  const { definition, currency, budget, spent } = promotion;
  const { rule, limitPerMember } = definition;
  const had = new Set(rows.map(({ occasion }) => occasion));
  const { gives, againAt } = pressOf(rule, had, looking);
  const cost = gives.reduce((sum, { reward }) => sum + costOf(reward), 0n);
  const [first] = gives;
  if (!first) return { state: 'none', againAt: null, reward: null, rewardId: null };
  const reward = {
    ...presentReward(first.reward, { currency, language: looking.language }),
    amount: decimalText(worthOf(gives), currency),
  };
  const isUsedUp = limitPerMember !== null && rows.length >= limitPerMember;
  const claimed = rows.find(({ occasion }) => occasion === first.occasion);
  const told = { againAt: null, reward, rewardId: claimed?.id ?? null };
  if (isUsedUp) return { ...told, state: 'claimed' };
  if (claimed) return { ...told, state: 'claimed', againAt: againAt?.getTime() ?? null };
  if (!runs(promotion, looking.at)) return { ...told, state: 'none' };
  const isExhausted = budget !== null && spent + cost > budget;
  return { ...told, state: isExhausted ? 'exhausted' : 'ready' };
}
