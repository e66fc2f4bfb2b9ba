// Paths as series of short straight pieces.
import type { Point, Stroke } from './digit-strokes.ts';

const steps = 7;

/** One coordinate of a Catmull-Rom curve, which runs through the two middle points. */
function along([a, b, c, d]: readonly [number, number, number, number], t: number): number {
  const second = 2 * a - 5 * b + 4 * c - d;
  const third = 3 * b - a - 3 * c + d;
  return (2 * b + (c - a) * t + second * t ** 2 + third * t ** 3) / 2;
}

/** Splits a stroke into short pieces. Straight ones are split too, because the distortion of the picture bends them. */
export function pathOf({ bent, points }: Stroke): Point[] {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const path: Point[] = [at(0)];
  for (let index = 0; index < points.length - 1; index += 1) {
    const [from, to] = [at(index), at(index + 1)];
    const [before, after] = bent ? [at(index - 1), at(index + 2)] : [from, to];
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      path.push(
        bent
          ? [
              along([before[0], from[0], to[0], after[0]], t),
              along([before[1], from[1], to[1], after[1]], t),
            ]
          : [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t],
      );
    }
  }
  return path;
}
