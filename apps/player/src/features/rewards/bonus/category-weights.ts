// The names of game categories in a bonus's terms, the same as in the lobby.
import type { Translate } from '#foundation/language/language.ts';

const names: Record<string, (t: Translate) => string> = {
  RNG: (t) => t('lobby.slots'),
  LIVE: (t) => t('lobby.live'),
  FISH: (t) => t('lobby.fishing'),
  ARCADE: (t) => t('lobby.arcade'),
  SPORTS: (t) => t('lobby.sports'),
  ELOTT: (t) => t('lobby.quick_draws'),
  LOTT: (t) => t('lobby.lottery'),
  SEA_LOTT: (t) => t('lobby.regional_draws'),
  VIETNAM_LOTTO: (t) => t('lobby.delta_draws'),
};

export type Weight = { name: string; percent: number };

/** The weights, highest first and all other games last. The merchant's own categories have their code as the name. */
export function weightsOf(weights: Record<string, number>, t: Translate): Weight[] {
  const { default: others = 100, ...own } = weights;
  const named = Object.entries(own)
    .map(([category, percent]) => ({ name: names[category]?.(t) ?? category, percent }))
    .toSorted((one, other) => other.percent - one.percent);
  const rest = named.length === 0 ? t('bonus.all_games') : t('bonus.other_games');
  return [...named, { name: rest, percent: others }];
}
