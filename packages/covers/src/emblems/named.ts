// Finds the emblem that a game's id names: a crown for `crown-of-tides`. Only emblems of the game's category are found; for slots, all.
import type { Category } from '../palette.ts';
import { emblemsOf, type Emblem } from './emblems.ts';

const words: Partial<Record<Emblem, string>> = {
  orbs: 'balls lottery lotto pick six',
  keno: 'bingo keno',
  planet: 'comet galaxy moon orbit planet stars',
  seven: 'seven sevens',
  gem: 'amber crystal diamond diamonds emerald gem gems jewel jewels opal prism ruby',
  crown: 'crown empress king kings queen royale sultan',
  cherry: 'cherries cherry fruit fruits grove lemon mango orchard plum',
  peaks: 'fjord glacier highland mountain mountains peak peaks ridge summit valley',
  bolt: 'bolt firecracker lightning monsoon spark storm thunder turbo',
  lantern: 'lamplight lantern lanterns',
  wheel: 'roulette wheel',
  fan: 'baccarat blackjack cards patti poker rummy spades',
  dice: 'dice ludo sic',
  tile: 'dominoes gow mahjong tiles',
  fish: 'anchovies arowana carp fish fishing koi pufferfish sardine',
  shell: 'barnacle coral pearl shell shells',
  ball: 'basketball football volley',
  podium: 'derby racer racers rally',
  rocket: 'rocket',
  plinko: 'drop gravity pinball plinko',
};

const emblemOf = new Map(
  Object.entries(words).flatMap(([emblem, all]) =>
    all.split(' ').map((word) => [word, emblem as Emblem] as const),
  ),
);

/** Finds the emblem by the last word that names one: `moon-king` gets a crown. */
export function emblemNamed(id: string, category: Category): Emblem | undefined {
  const drawn = emblemsOf[category];
  return id
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => emblemOf.get(word))
    .findLast((each) => each && (category === 'slots' || drawn.includes(each)));
}
