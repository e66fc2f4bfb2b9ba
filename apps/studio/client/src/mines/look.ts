// Look of each title: pearls and urchins under water, or tea leaves and wasps on a hill.
import type { TitleOf } from '@parlour/games/instant/instant-titles';
import { tea } from '../art/garden.ts';
import type { Ground } from '../art/ground.ts';
import { pictureOf, type Picture } from '../art/picture.ts';
import { dive } from '../art/sea.ts';
import { teaHills, underWater } from './grounds.ts';

export type MinesLook = {
  name: 'dive' | 'tea';
  /** Choice of the word for a gem in texts; `mine` is that for a mine. */
  gem: 'pearl' | 'leaf';
  mine: 'urchin' | 'wasp';
  pictures: { gem: Picture; mine: Picture };
  ground: Ground;
};

const looks: Readonly<Record<TitleOf<'mines'>, MinesLook>> = {
  'pearl-diver': {
    name: 'dive',
    gem: 'pearl',
    mine: 'urchin',
    pictures: { gem: pictureOf(dive, 'pearl'), mine: pictureOf(dive, 'urchin') },
    ground: underWater,
  },
  'tea-garden': {
    name: 'tea',
    gem: 'leaf',
    mine: 'wasp',
    pictures: { gem: pictureOf(tea, 'leaf'), mine: pictureOf(tea, 'wasp') },
    ground: teaHills,
  },
};

const isDressed = (code: string): code is TitleOf<'mines'> => Object.hasOwn(looks, code);

export const lookOf = ({ code }: { code: string }): MinesLook =>
  looks[isDressed(code) ? code : 'pearl-diver'];
