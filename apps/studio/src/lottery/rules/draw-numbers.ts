// Calculates a draw's numbers from its secret.
import { drawResult } from '@parlour/games/draws/draw-result';
import type { Machine } from '@parlour/games/draws/draw-game';
import { byteStream } from '../../fair/byte-stream.ts';
import { firstSeries } from './title-draws.ts';

/** The identity of a draw: the key of its series, and its issue. */
export type DrawName = { series: string; issue: string };

/** The name from which a draw's bytes are made: `minute-three:20261121-1263`. For the first series it is the issue alone. */
export const streamName = ({ series, issue }: DrawName): string =>
  series === firstSeries ? issue : `${series}:${issue}`;

/** Returns the numbers in drawn order. */
export const drawNumbers = (seed: Buffer, name: DrawName, machine: Machine): number[] =>
  drawResult(machine, byteStream(seed, streamName(name)));
