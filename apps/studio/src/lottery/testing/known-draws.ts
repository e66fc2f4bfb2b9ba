// Results of the draws of test benches, which are known because all draws have the same secret.
import { benchSeed, type LotteryBench } from '../../testing/lottery-bench.ts';
import { drawNumbers } from '../rules/draw-numbers.ts';
import { nextIssues } from '../rules/issues.ts';
import { seriesOf, type Series } from '../rules/series.ts';

export const seriesFor = (gameCode: string, timeZone: string | null = null): Series =>
  seriesOf({ gameCode, timeZone }, { lotteryPeriod: 60 });

/** The numbers of the next draw, or of the draw `after` later ones, in drawn order. */
export function numbersToCome({ now }: LotteryBench, series: Series, after = 0): number[] {
  const { issue = '' } = nextIssues(series, now(), after + 1)[after] ?? {};
  return drawNumbers(benchSeed, { series: series.key, issue }, series.game.machine);
}
