// How a title looks: by its wild, so that the rules alone say it.
import { garden } from '../art/garden.ts';
import type { Ground } from '../art/ground.ts';
import { orchard } from '../art/orchard.ts';
import type { Pictures } from '../art/picture.ts';
import { sea } from '../art/sea.ts';
import type { Say } from '../page/texts.ts';
import { gardenByNight, orchardAtDusk, overTheSea } from './grounds.ts';

export type Look = { name: 'sea' | 'orchard' | 'garden'; pictures: Pictures; ground: Ground };

const ofSea: Look = { name: 'sea', pictures: sea, ground: overTheSea };
const looks: Readonly<Record<string, Look>> = {
  pearl: ofSea,
  'golden-apple': { name: 'orchard', pictures: orchard, ground: orchardAtDusk },
  'jade-ring': { name: 'garden', pictures: garden, ground: gardenByNight },
};

export const lookOf = ({ wild }: { wild: string }): Look => looks[wild] ?? ofSea;

/** The word for a symbol. Names of choices in texts have no hyphen. */
export const wordOf = (say: Say, symbol: string): string =>
  say('studio.reels.symbol', { symbol: symbol.replaceAll('-', '') });
