// Computes the part of a week's loss that is returned. Pure functions.
import { currencyStyle, amountOf } from '@parlour/contract/money';
import type { Promotion } from '@parlour/contract/rewards/promotion.schema';

export type RescueRule = Extract<Promotion['rule'], { kind: 'rescue' }>;
export type Week = { staked: bigint; won: bigint };

export const rateFor = ({ rate, clubRates }: RescueRule, clubLabelId: string | null): number =>
  (clubLabelId === null ? undefined : clubRates[clubLabelId]) ?? rate;

/** The returned part, rounded down to the currency's digits; 0 if the loss is below the least. */
export function partBack(
  rule: RescueRule,
  { staked, won }: Week,
  about: { rate: number; currency: string },
): bigint {
  const difference = staked - won;
  if (difference < amountOf(rule.least)) return 0n;
  // Rates have one digit after the point.
  const part = (difference * BigInt(Math.round(about.rate * 10))) / 1_000n;
  const coin = 10n ** BigInt(5 - Math.min(5, currencyStyle(about.currency).digits));
  const most = amountOf(rule.most);
  const capped = part < most ? part : most;
  return capped - (capped % coin);
}
