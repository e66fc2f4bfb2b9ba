// Helpers for the texts and amounts of the demo's promotions and vouchers.
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import type { Reward } from '@parlour/contract/rewards/reward.schema';

/** The smallest reward in the merchant's currency, of which the others are multiples. None for a merchant without a reward centre. */
export const smallest: Record<string, number> = { lumen: 10, marigold: 0.5 };

/** The texts of a promotion in one language: title, line, terms. */
type PromotionText = [title: string, line: string, terms: string];
export const inLanguages = (
  en: PromotionText,
  th: PromotionText,
  ur: PromotionText,
): PromotionFile['texts'] => {
  const of = ([title, line, terms]: PromotionText) => ({ title, line, terms });
  return { EN: of(en), TH: of(th), UR: of(ur) };
};

/** Returns the titles of a task in the demo's languages. */
export const titlesIn = (en: string, th: string, ur: string) => ({
  EN: { title: en },
  TH: { title: th },
  UR: { title: ur },
});

/** Inputs of a promotion. `gives` and `amount` (as text) multiply the merchant's smallest reward; `stake` is decimal text in its currency; `now` is in epoch milliseconds. */
export type PromotionInputs = {
  gives: (times: number) => Reward;
  amount: (times: number) => string;
  stake: string;
  now: number;
};
