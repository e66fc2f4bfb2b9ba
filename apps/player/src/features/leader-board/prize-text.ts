import type { Language } from '@parlour/contract/languages';
import type { Translate } from '#foundation/language/language.ts';
import { rewardText } from '#foundation/rewards/reward-words.ts';
import type { Board } from './use-leader-board.ts';

type Prize = Board['prizes'][number];

/** An amount, or plays of a game. */
export function prizeText(
  reward: Prize['reward'],
  { t, language }: { t: Translate; language: Language },
): string {
  const { freePlays } = reward;
  if (!freePlays) return rewardText(reward, language);
  return t('leader-board.free_plays', { count: freePlays.plays, game: freePlays.title });
}

/** What a rank gives; null where it gives nothing. */
export const prizeOf = (prizes: Board['prizes'], rank: number | null): Prize | null =>
  prizes.find(({ from, to }) => rank !== null && from <= rank && rank <= to) ?? null;
