// The scenes of our games whose frames are measured: their titles, how each is played, and the page's name of its span.
import { findTitle } from '@parlour/games/titles/titles';
import type { Page } from '@playwright/test';
import { buyTicket, fly, openTiles, press, scratch } from './play.ts';

export type Scene = {
  name: string;
  /** Titles with this scene, measured in turns, so that each background is included. */
  titles: readonly [string, ...string[]];
  span: 'draw' | 'round';
  /** Steps that lead to the span, made before the phone is slowed down. */
  before?: (page: Page) => Promise<void>;
  /** Steps made on the slow phone. */
  play?: (page: Page) => Promise<void>;
  /** Shortest span that counts, in milliseconds. */
  least?: number;
  /** Time limit until the end of the span, in milliseconds. */
  most: number;
  /** True if the draws are too rare, so that a studio with a turned clock runs them. */
  isTurned?: boolean;
};

/** Settings of draws: one begins within twenty seconds, and the longest takes eight. */
const draw = { span: 'draw', before: buyTicket, most: 40_000 } as const;
/** Settings of rounds: free spins may follow each other for a long time. */
const round = { span: 'round', most: 120_000 } as const;
const leastFlight = 2_000;

export const scenes: readonly Scene[] = [
  { ...draw, name: 'six', titles: ['minute-six'] },
  { ...draw, name: 'three', titles: ['minute-three'] },
  // Each title with five digits is drawn every five minutes, or in the evening.
  { ...draw, name: 'five', titles: ['five-minute-five'], isTurned: true },
  { ...draw, name: 'keno', titles: ['minute-keno'] },
  { ...draw, name: 'dice', titles: ['minute-dice'] },
  { ...draw, name: 'race', titles: ['ten-boats'] },
  {
    ...round,
    name: 'lanterns',
    titles: ['three-lanterns', 'harbour-lights', 'festival-night'],
    play: press,
  },
  {
    ...round,
    name: 'reels',
    titles: ['tide-and-pearl', 'orchard-reels', 'jade-garden'],
    play: press,
  },
  { ...round, name: 'mines', titles: ['pearl-diver', 'tea-garden'], play: openTiles },
  {
    ...round,
    name: 'scratch',
    titles: ['gold-leaf', 'koi-pond', 'lucky-tickets'],
    play: scratch,
  },
  {
    ...round,
    name: 'flight',
    titles: ['paper-kite', 'paper-rocket'],
    play: (page) => fly(page, leastFlight),
    least: leastFlight,
  },
];

export const titleOf = ({ titles }: Scene, turn: number): string =>
  titles[Math.max(0, turn) % titles.length] ?? titles[0];

export function vendorOf(gameCode: string): string {
  const title = findTitle(gameCode);
  if (!title) throw new Error(`There is no title ${gameCode}.`);
  return title.vendor;
}
