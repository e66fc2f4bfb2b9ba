import { firstSeries } from '../rules/title-draws.ts';
import type { Series } from '../rules/series.ts';
import type { Draw } from './store.ts';

/** Returns a draw in the form that is sent to the page. */
export const describeDraw = ({ issue, drawsAt, commitment, seed, numbers, winners }: Draw) => {
  const at = drawsAt.toISOString();
  return { issue, drawsAt: at, commitment, seed, numbers, winners };
};

/** Returns exactly the record that the verifier takes. The first series has no `series` and `machine`, because it is older than both. */
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
