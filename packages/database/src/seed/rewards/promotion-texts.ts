// How the demo's promotions are written.
import type { PromotionFile, Reward } from '@parlour/contract/rewards/promotion.schema';

/** The texts of one in the demo's languages: title, line, terms. */
type Said = [title: string, line: string, terms: string];
export const inLanguages = (en: Said, th: Said, ur: Said): PromotionFile['texts'] => {
  const of = ([title, line, terms]: Said) => ({ title, line, terms });
  return { EN: of(en), TH: of(th), UR: of(ur) };
};

/** `gives` counts in the merchant's smallest reward; `stake` is decimal text in its currency; `now` in milliseconds. */
export type Making = { gives: (times: number) => Reward; stake: string; now: number };
