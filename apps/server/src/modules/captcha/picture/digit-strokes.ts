// The ten digits as pen strokes, drawn by us, some in several variants. In a box of 1 by 1, from its upper left corner.

export type Point = readonly [x: number, y: number];
/** One stroke. `bent`: a smooth curve through the points; otherwise straight lines between them. */
export type Stroke = { bent: boolean; points: readonly Point[] };

const bent = (...points: Point[]): Stroke => ({ bent: true, points });
const straight = (...points: Point[]): Stroke => ({ bent: false, points });

const six: Stroke[] = [
  bent(
    [0.84, 0.08],
    [0.6, 0],
    [0.32, 0.12],
    [0.1, 0.42],
    [0.06, 0.72],
    [0.2, 0.94],
    [0.5, 1],
    [0.8, 0.93],
    [0.94, 0.7],
    [0.8, 0.48],
    [0.5, 0.41],
    [0.22, 0.5],
    [0.08, 0.7],
  ),
];
/** A six turned upside down. */
const nine = six.map(({ points }) => bent(...points.map(([x, y]): Point => [1 - x, 1 - y])));

type DigitVariants = readonly [Stroke[], ...Stroke[][]];

export const digitStrokes: Readonly<Record<string, DigitVariants>> = {
  0: [
    [
      bent(
        [0.5, 0],
        [0.84, 0.15],
        [0.95, 0.5],
        [0.84, 0.85],
        [0.5, 1],
        [0.16, 0.85],
        [0.05, 0.5],
        [0.16, 0.15],
        [0.5, 0],
      ),
    ],
  ],
  // A one with a foot: without it, a line through its top would make it a seven.
  1: [
    [straight([0.2, 0.24], [0.54, 0], [0.54, 1]), straight([0.16, 1], [0.92, 1])],
    [straight([0.14, 0.3], [0.56, 0], [0.5, 1]), straight([0.1, 1], [0.88, 0.98])],
  ],
  2: [
    [
      bent(
        [0.08, 0.27],
        [0.22, 0.07],
        [0.52, 0],
        [0.84, 0.1],
        [0.9, 0.33],
        [0.72, 0.58],
        [0.38, 0.82],
        [0.06, 1],
      ),
      straight([0.06, 1], [0.96, 1]),
    ],
  ],
  3: [
    [
      bent([0.08, 0.14], [0.4, 0], [0.76, 0.06], [0.88, 0.25], [0.74, 0.43], [0.42, 0.48]),
      bent([0.42, 0.48], [0.8, 0.54], [0.95, 0.74], [0.8, 0.94], [0.42, 1], [0.05, 0.86]),
    ],
    [
      straight([0.08, 0], [0.88, 0], [0.44, 0.42]),
      bent([0.44, 0.42], [0.8, 0.48], [0.95, 0.71], [0.8, 0.94], [0.42, 1], [0.05, 0.86]),
    ],
  ],
  4: [
    [straight([0.7, 1], [0.7, 0], [0, 0.68], [1, 0.68])],
    [straight([0.3, 0], [0.06, 0.6], [1, 0.6]), straight([0.74, 0.24], [0.7, 1])],
  ],
  5: [
    [
      straight([0.88, 0], [0.22, 0], [0.14, 0.46]),
      bent(
        [0.14, 0.46],
        [0.46, 0.37],
        [0.8, 0.46],
        [0.94, 0.69],
        [0.8, 0.92],
        [0.44, 1],
        [0.06, 0.88],
      ),
    ],
  ],
  6: [six],
  7: [
    [straight([0.05, 0], [0.95, 0], [0.4, 1])],
    [straight([0.05, 0.02], [0.95, 0]), bent([0.95, 0], [0.66, 0.38], [0.48, 0.7], [0.42, 1])],
  ],
  8: [
    [
      bent(
        [0.5, 0.46],
        [0.2, 0.36],
        [0.16, 0.16],
        [0.34, 0.02],
        [0.66, 0.02],
        [0.84, 0.16],
        [0.8, 0.36],
        [0.5, 0.46],
        [0.16, 0.6],
        [0.05, 0.78],
        [0.24, 0.97],
        [0.5, 1],
        [0.76, 0.97],
        [0.95, 0.78],
        [0.84, 0.6],
        [0.5, 0.46],
      ),
    ],
  ],
  9: [nine],
};
