// Known outcomes of a test studio whose secrets are all the same.
import { randomUUID } from 'node:crypto';
import { byteStream } from '../fair/byte-stream.ts';
import { instantGameOf } from '../instant/title-games.ts';
import { drawNumbers } from '../lottery/rules/draw-numbers.ts';
import { nextIssues } from '../lottery/rules/issues.ts';
import { seriesOf } from '../lottery/rules/series.ts';

const seed = Buffer.alloc(32, 7);
export const knownBytes = (size: number): Buffer => seed.subarray(0, size);

/** The numbers of a title's next draw, in drawn order. */
export function numbersOfNext(gameCode: string, now: Date, period = 60): number[] {
  const series = seriesOf({ gameCode, timeZone: null }, { lotteryPeriod: period });
  const [{ issue } = { issue: '' }] = nextIssues(series, now, 1);
  return drawNumbers(seed, { series: series.key, issue }, series.game.machine);
}

/** Six numbers of which the first `right` are in the next draw of Minute Six. */
export function picksWith(right: number, now: Date, period = 60): number[] {
  const numbers = numbersOfNext('minute-six', now, period);
  const wrong = Array.from({ length: 45 }, (_, i) => i + 1).filter((n) => !numbers.includes(n));
  return [...numbers.slice(0, right), ...wrong.slice(0, 6 - right)];
}

/** A key with which the round of this id has three equal lanterns. */
export function keyThatWins(id: string): string {
  const lanterns = instantGameOf('three-lanterns');
  for (;;) {
    const key = randomUUID();
    const drawn = lanterns.draw(byteStream(seed, `${id}:${key}`), {}) as { signs: string[] };
    if (new Set(drawn.signs).size === 1) return key;
  }
}

/** A key with which this round pays `hundredths` of its stake, for a title whose rounds are over after one press. */
export function keyThatPays(round: { gameCode: string; id: string }, hundredths: bigint): string {
  const game = instantGameOf(round.gameCode);
  for (;;) {
    const key = randomUUID();
    const drawn = game.draw(byteStream(seed, `${round.id}:${key}`), {});
    if (game.pays(drawn, {}) === hundredths) return key;
  }
}

/** The tiles with mines in this round. */
export function minesUnder({ id, key }: { id: string; key: string }, mines: number): number[] {
  const drawn = instantGameOf('pearl-diver').draw(byteStream(seed, `${id}:${key}`), { mines });
  return (drawn as { mines: number[] }).mines;
}
