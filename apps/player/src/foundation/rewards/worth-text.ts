// The value of a reward as text, with phrases of the rewards.
import type { Translate } from '#foundation/language/language.ts';
import { rewardText, type AmountFormat } from './reward-words.ts';

export type Worth = {
  amount: string;
  currency: string;
  bonus?: object | undefined;
  voucher?: object | undefined;
  freePlays?: { plays: number; title: string } | undefined;
};

/** Text of an amount, bonus money, a voucher, or plays of a game. */
export function worthText(
  reward: Worth,
  { t, ...format }: AmountFormat & { t: Translate },
): string {
  const { bonus, voucher, freePlays } = reward;
  if (freePlays) return t('rewards.free_plays', { count: freePlays.plays, game: freePlays.title });
  const amount = rewardText(reward, format);
  if (voucher) return t('rewards.voucher_worth', { amount });
  return bonus ? t('bonus.name', { amount }) : amount;
}
