// Every lottery's rules, by their name.
import type { DrawGame } from '../draw-game.ts';
import { keno } from './keno.ts';
import { pickFive } from './pick-five.ts';
import { pickThree } from './pick-three.ts';
import { raceOfTen } from './race-of-ten.ts';
import { sixOf45 } from './six-of-45.ts';
import { threeDice } from './three-dice.ts';

export const drawGames = {
  'six-of-45': sixOf45,
  'pick-three': pickThree,
  'pick-five': pickFive,
  keno,
  'three-dice': threeDice,
  'race-of-ten': raceOfTen,
} as const satisfies Readonly<Record<string, DrawGame>>;
