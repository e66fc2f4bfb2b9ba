// The nine profile pictures a member chooses from.
import { picture, type CoverChoice } from './cover.ts';
import { pick } from './random.ts';

const faces: readonly [CoverChoice, ...CoverChoice[]] = [
  { pair: [275, 85], kind: 'planet', pattern: 'arcs' },
  { pair: [155, 70], kind: 'bolt', pattern: 'rays' },
  { pair: [15, 85], kind: 'crown', pattern: 'dots' },
  { pair: [225, 40], kind: 'fish', pattern: 'bands' },
  { pair: [305, 190], kind: 'gem', pattern: 'rays' },
  { pair: [250, 300], kind: 'peaks', pattern: 'arcs' },
  { pair: [45, 20], kind: 'lantern', pattern: 'dots' },
  { pair: [330, 95], kind: 'rocket', pattern: 'bands' },
  { pair: [195, 95], kind: 'ball', pattern: 'rays' },
];

export const avatarCount = faces.length;

/** Returns a square picture, 96 by 96, to be shown as a circle. `number` is from 1 to 9; others wrap around. */
export function avatar(number: number): string {
  const seed = Number.isInteger(number) ? number : 1;
  return picture({ ...pick(faces, seed - 1), seed, w: 96, h: 96 });
}
