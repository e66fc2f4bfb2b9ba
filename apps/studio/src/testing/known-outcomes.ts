// Outcomes that a test knows beforehand: of a studio whose every secret is this one.
import { randomUUID } from 'node:crypto';
import { drawFace } from '../lanterns/draw-face.ts';
import { drawNumbers } from '../lottery/rules/draw-numbers.ts';
import { nextIssues } from '../lottery/rules/issues.ts';

const seed = Buffer.alloc(32, 7);
export const knownBytes = (size: number): Buffer => seed.subarray(0, size);

/** Six numbers of which the next draw has so many, those in front. */
export function picksWith(right: number, now: Date, period = 60): number[] {
  const [{ issue } = { issue: '' }] = nextIssues(now, period, 1);
  const numbers = drawNumbers(seed, issue);
  const wrong = Array.from({ length: 45 }, (_, i) => i + 1).filter((n) => !numbers.includes(n));
  return [...numbers.slice(0, right), ...wrong.slice(0, 6 - right)];
}

/** What a page may add to the round of this id, so that all three lanterns show the same. */
export function keyThatWins(id: string): string {
  for (;;) {
    const key = randomUUID();
    const [first, ...others] = drawFace({ id, seed, key }).signs;
    if (others.every((sign) => sign === first)) return key;
  }
}
