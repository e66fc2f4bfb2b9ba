// How the demo's promotions and vouchers are written.
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import type { Reward } from '@parlour/contract/rewards/reward.schema';

/** What the smallest reward is, in the merchant's currency; the others are so many of it. None for a merchant without a reward centre. */
export const smallest: Record<string, number> = { lumen: 10, marigold: 0.5 };

/** The texts of one in the demo's languages: title, line, terms. */
type Said = [title: string, line: string, terms: string];
export const inLanguages = (en: Said, th: Said, ur: Said): PromotionFile['texts'] => {
  const of = ([title, line, terms]: Said) => ({ title, line, terms });
  return { EN: of(en), TH: of(th), UR: of(ur) };
};

/** What a task is called in the demo's languages. */
export const titlesIn = (en: string, th: string, ur: string) => ({
  EN: { title: en },
  TH: { title: th },
  UR: { title: ur },
});

/** `gives` counts in the merchant's smallest reward, and so does `amount`, as text; `stake` is decimal text in its currency; `now` in milliseconds. */
export type Making = {
  gives: (times: number) => Reward;
  amount: (times: number) => string;
  stake: string;
  now: number;
};
