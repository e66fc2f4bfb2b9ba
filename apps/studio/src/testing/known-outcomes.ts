// Outcomes that a test knows beforehand: of a studio whose every secret is this one.
import { randomUUID } from 'node:crypto';
import { byteStream } from '../fair/byte-stream.ts';
import { instantGameOf } from '../instant/title-games.ts';
import { drawNumbers } from '../lottery/rules/draw-numbers.ts';
import { nextIssues } from '../lottery/rules/issues.ts';
import { seriesOf } from '../lottery/rules/series.ts';

const seed = Buffer.alloc(32, 7);
export const knownBytes = (size: number): Buffer => seed.subarray(0, size);

/** What the next draw of a title gives, in the order of its balls. */
export function numbersOfNext(gameCode: string, now: Date, period = 60): number[] {
  const series = seriesOf({ gameCode, timeZone: null }, { lotteryPeriod: period });
  const [{ issue } = { issue: '' }] = nextIssues(series, now, 1);
  return drawNumbers(seed, { series: series.key, issue }, series.game.machine);
}

/** Six numbers of which the next draw of Minute Six has so many, those in front. */
export function picksWith(right: number, now: Date, period = 60): number[] {
  const numbers = numbersOfNext('minute-six', now, period);
  const wrong = Array.from({ length: 45 }, (_, i) => i + 1).filter((n) => !numbers.includes(n));
  return [...numbers.slice(0, right), ...wrong.slice(0, 6 - right)];
}

/** What a page may add to the round of this id, so that all three lanterns show the same. */
export function keyThatWins(id: string): string {
  const lanterns = instantGameOf('three-lanterns');
  for (;;) {
    const key = randomUUID();
    const drawn = lanterns.draw(byteStream(seed, `${id}:${key}`), {}) as { signs: string[] };
    if (new Set(drawn.signs).size === 1) return key;
  }
}

/** What a page may add to the round of this id at a title that is over with its press, so that it pays so many hundredths of its stake. */
export function keyThatPays(round: { gameCode: string; id: string }, hundredths: bigint): string {
  const game = instantGameOf(round.gameCode);
  for (;;) {
    const key = randomUUID();
    const drawn = game.draw(byteStream(seed, `${round.id}:${key}`), {});
    if (game.pays(drawn, {}) === hundredths) return key;
  }
}

/** Where the mines of this round lie. */
export function minesUnder({ id, key }: { id: string; key: string }, mines: number): number[] {
  const drawn = instantGameOf('pearl-diver').draw(byteStream(seed, `${id}:${key}`), { mines });
  return (drawn as { mines: number[] }).mines;
}
