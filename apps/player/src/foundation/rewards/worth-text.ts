// What a reward is worth to the member, in words. Its texts are those of the rewards.
import type { Translate } from '#foundation/language/language.ts';
import { rewardText, type Teller } from './reward-words.ts';

export type Worth = {
  amount: string;
  currency: string;
  bonus?: object | undefined;
  voucher?: object | undefined;
  freePlays?: { plays: number; title: string } | undefined;
};

/** An amount, bonus money, a voucher, or plays of a game. */
export function worthText(reward: Worth, { t, ...teller }: Teller & { t: Translate }): string {
  const { bonus, voucher, freePlays } = reward;
  if (freePlays) return t('rewards.free_plays', { count: freePlays.plays, game: freePlays.title });
  const amount = rewardText(reward, teller);
  if (voucher) return t('rewards.voucher_worth', { amount });
  return bonus ? t('bonus.name', { amount }) : amount;
}
