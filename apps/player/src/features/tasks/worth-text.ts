import type { Language } from '@parlour/contract/languages';
import type { Translate } from '#foundation/language/language.ts';
import { rewardText } from '#foundation/rewards/reward-words.ts';
import type { Task } from './use-tasks.ts';

/** What a task gives: an amount, or plays of a game. */
export function worthText(
  reward: Task['reward'],
  { t, language }: { t: Translate; language: Language },
): string {
  const { freePlays } = reward;
  if (!freePlays) return rewardText(reward, language);
  return t('tasks.free_plays', { count: freePlays.plays, game: freePlays.title });
}
