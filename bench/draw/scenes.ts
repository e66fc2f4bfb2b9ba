// The scenes of our games whose frames are counted: which titles show each, how it is played, and what the page calls its span.
import { findTitle } from '@parlour/games/titles/titles';
import type { Page } from '@playwright/test';
import { buyTicket, fly, openTiles, press, scratch } from './play.ts';

export type Scene = {
  name: string;
  /** Taken in turns, so that each ground is measured. */
  titles: readonly [string, ...string[]];
  span: 'draw' | 'round';
  /** While the phone is as quick as the machine: what only leads to the span. */
  before?: (page: Page) => Promise<void>;
  /** On the slow phone. */
  play?: (page: Page) => Promise<void>;
  /** A span that was shorter, in milliseconds, shows too little. */
  least?: number;
  /** How long it may take until the span is over, in milliseconds. */
  most: number;
  /** Its draws come too seldom: from a studio whose clock is turned. */
  isTurned?: boolean;
};

/** A draw comes within twenty seconds, and the longest takes eight. */
const draw = { span: 'draw', before: buyTicket, most: 40_000 } as const;
/** Free spins follow each other for as long as they come. */
const round = { span: 'round', most: 120_000 } as const;
const leastFlight = 2_000;

export const scenes: readonly Scene[] = [
  { ...draw, name: 'six', titles: ['minute-six'] },
  { ...draw, name: 'three', titles: ['minute-three'] },
  // Each title of five digits is drawn every five minutes, or in the evening.
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
