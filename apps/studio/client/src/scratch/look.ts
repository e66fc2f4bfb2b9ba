// Look of a title, found by the symbols of its prizes.
import { koiPond } from '../art/garden.ts';
import type { Ground } from '../art/ground.ts';
import { luckyTickets } from '../art/luck.ts';
import { goldLeaf } from '../art/lucky-beasts.ts';
import type { Pictures } from '../art/picture.ts';
import type { FoilColors } from './foil.ts';
import type { LookName } from './reading.ts';
import { fairground, fallingLeaves, pond } from './grounds.ts';

export type ScratchLook = {
  name: LookName;
  pictures: Pictures;
  ground: Ground;
  foil: FoilColors;
};

const looks: readonly ScratchLook[] = [
  {
    name: 'gold',
    pictures: goldLeaf,
    ground: fallingLeaves,
    foil: { light: '#fbe6a6', mid: '#dfac48', dark: '#a86f1e', mark: '#fff6d4' },
  },
  {
    name: 'pond',
    pictures: koiPond,
    ground: pond,
    foil: { light: '#c9efe6', mid: '#69b9ad', dark: '#2c7a78', mark: '#f0fffb' },
  },
  {
    name: 'lucky',
    pictures: luckyTickets,
    ground: fairground,
    foil: { light: '#eef1f6', mid: '#b4bdcc', dark: '#7b869b', mark: '#ffffff' },
  },
];

type Prizes = { prizes: readonly { symbol: string }[] };

/** Returns the look with pictures for most of the symbols. */
export function lookOf({ prizes }: Prizes): ScratchLook {
  const known = ({ pictures }: ScratchLook) =>
    prizes.filter(({ symbol }) => symbol in pictures).length;
  const [best] = looks.toSorted((one, other) => known(other) - known(one));
  if (!best) throw new RangeError('There are looks.');
  return best;
}
