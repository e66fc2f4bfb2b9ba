// From a draw's secret to its numbers.
import { drawResult } from '@parlour/games/draws/draw-result';
import type { Machine } from '@parlour/games/draws/draw-game';
import { byteStream } from '../../fair/byte-stream.ts';
import { firstSeries } from './title-draws.ts';

/** A draw by the key of its series and its own name. */
export type DrawName = { series: string; issue: string };

/** Under which name its bytes are made: `minute-three:20261121-1263`. Draws of the first series have their own name alone. */
export const streamName = ({ series, issue }: DrawName): string =>
  series === firstSeries ? issue : `${series}:${issue}`;

/** In the order they are drawn. */
export const drawNumbers = (seed: Buffer, name: DrawName, machine: Machine): number[] =>
  drawResult(machine, byteStream(seed, streamName(name)));
