// Look of a title, found by its wild symbol, so that the rules alone decide it.
import { garden } from '../art/garden.ts';
import type { Ground } from '../art/ground.ts';
import { orchard } from '../art/orchard.ts';
import type { Pictures } from '../art/picture.ts';
import { sea } from '../art/sea.ts';
import type { Say } from '../page/texts.ts';
import { gardenByNight, orchardAtDusk, overTheSea } from './grounds.ts';

export type ReelsLook = { name: 'sea' | 'orchard' | 'garden'; pictures: Pictures; ground: Ground };

const ofSea: ReelsLook = { name: 'sea', pictures: sea, ground: overTheSea };
const looks: Readonly<Record<string, ReelsLook>> = {
  pearl: ofSea,
  'golden-apple': { name: 'orchard', pictures: orchard, ground: orchardAtDusk },
  'jade-ring': { name: 'garden', pictures: garden, ground: gardenByNight },
};

export const lookOf = ({ wild }: { wild: string }): ReelsLook => looks[wild] ?? ofSea;

/** Returns the word for a symbol. Choices in texts have no hyphens in their names. */
export const wordOf = (say: Say, symbol: string): string =>
  say('studio.reels.symbol', { symbol: symbol.replaceAll('-', '') });
