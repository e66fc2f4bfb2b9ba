import { firstSeries } from '../rules/title-draws.ts';
import type { Series } from '../rules/series.ts';
import type { Draw } from './store.ts';

/** As the page reads it. */
export const describeDraw = ({ issue, drawsAt, commitment, seed, numbers, winners }: Draw) => {
  const at = drawsAt.toISOString();
  return { issue, drawsAt: at, commitment, seed, numbers, winners };
};

/** What the verifier takes, and nothing else. Draws of the first series are told as they were when there was no other. */
export const publishDraw = (
  { key, game: { machine } }: Series,
  { issue, commitment, seed, numbers }: Draw,
) => ({
  ...(key !== firstSeries && { series: key }),
  issue,
  commitment,
  seed,
  numbers,
  ...(key !== firstSeries && { machine }),
});
