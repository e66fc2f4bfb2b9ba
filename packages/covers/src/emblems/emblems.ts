// All emblems, and which of them a category draws from.
import type { Category } from '../palette.ts';
import { plinko, rocket } from './arcade.ts';
import { keno, orbs, planet } from './draws.ts';
import { bolt, cherry, lantern, peaks } from './nature.ts';
import { crown, gem, seven } from './riches.ts';
import { fish, shell } from './sea.ts';
import { ball, podium } from './sports.ts';
import { dice, fan, tile, wheel } from './tables.ts';
import { titleEmblems } from './titles/titles.ts';

export const emblems = {
  orbs,
  keno,
  planet,
  seven,
  gem,
  crown,
  cherry,
  peaks,
  bolt,
  lantern,
  wheel,
  fan,
  dice,
  tile,
  fish,
  shell,
  ball,
  podium,
  rocket,
  plinko,
  ...titleEmblems,
};

export type Emblem = keyof typeof emblems;

export const emblemsOf: Record<Category, readonly [Emblem, ...Emblem[]]> = {
  lottery: ['orbs', 'keno', 'planet'],
  slots: ['seven', 'gem', 'crown', 'cherry', 'peaks', 'bolt', 'lantern'],
  live: ['wheel', 'fan', 'dice'],
  fishing: ['fish', 'shell'],
  cards: ['fan', 'tile', 'dice'],
  sports: ['ball', 'podium'],
  arcade: ['rocket', 'plinko', 'bolt', 'planet'],
  keno: ['keno', 'orbs', 'plinko'],
};
