// Captcha ids that make the stand-in behave in a certain way (vendors.md 4), and the buttons of its box.
import type { Trigger } from '../stand-in.ts';

/** The key of every id. Calls signed with another key are refused. */
export const captchaKey = 'key-of-every-captcha-in-the-sandbox';

const isBad = (id: string): boolean => id.endsWith('bad');
const isSlow = (id: string): boolean => id.endsWith('slow');
const isDown = (id: string): boolean => id.endsWith('down');
const isDenied = (id: string): boolean => id.endsWith('deny');
export const idTraits = { isBad, isSlow, isDown, isDenied };

/** Outcomes of a check that the box can request. `deny` and `down` solve it in the box, but the server gets another answer. */
export const acts = ['solve', 'slow', 'fail', 'deny', 'down'] as const;
export type Act = (typeof acts)[number];

export const captchaTriggers: readonly Trigger[] = [
  { input: 'any id', effect: `Works. Its key is ${captchaKey}` },
  { input: 'ends in bad', effect: 'No such captcha: error_103, in v4 60001' },
  { input: 'ends in slow', effect: 'Every call takes 12 s' },
  { input: 'ends in down', effect: 'v3: the bypass says fail; v4: no result can be validated' },
  { input: 'ends in deny', effect: 'Solved in the box, refused to the server' },
  { input: 'the box: Solve', effect: 'Solved, good once, for 10 min' },
  { input: 'the box: Solve slowly', effect: 'Solved after 12 s' },
  { input: 'the box: Fail', effect: 'Not solved' },
  { input: 'the box: Solve, be refused', effect: 'Solved, and validation says no' },
  { input: 'the box: Solve, be down', effect: 'Solved, and validation is a 500' },
  { input: 'the box: Error', effect: 'error_113, in v4 60500' },
  { input: 'the box: Hang', effect: 'The box does nothing any more' },
  { input: 'the box: Close', effect: 'Closed by the player' },
];
