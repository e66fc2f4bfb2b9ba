// Where things are at a height. Pure: the same height always looks the same, whenever the page was opened.

export type Place = {
  /** Shares of the way from where it starts to where it stays in the picture, 0 to 1. */
  across: number;
  up: number;
  /** How far the ground has sunk, in heights of the stage. */
  sunk: number;
  /** 0 in the evening, 1 among the stars. */
  night: number;
};

const within = (value: number): number => Math.min(1, Math.max(0, value));
const nearing = (value: number): number => 1 - Math.exp(-value);

/** The ground sinks so many heights of the stage for one of `height`. */
export const evenly = 0.95;

/** `height`: 0 at the start, 0.69 at twice the stake, 2.3 at ten times, 6.9 at a thousand times. */
export const placeAt = (height: number): Place => ({
  across: nearing(height * 3.2),
  up: nearing(height * 5.2),
  sunk: height * evenly,
  night: within((height - 0.55) / 1.3),
});

/** Heights between which a straight way is near enough: close together while the way is bent. The last is `most`. */
export function heightsOf(most: number): number[] {
  const heights: number[] = [];
  for (let height = 0; height < most; height += height < 1.2 ? 0.02 : 0.1) heights.push(height);
  return [...heights, most];
}

/** The part of a way that goes round: 2.25 is 0.25. */
export const round = (way: number): number => way - Math.floor(way);

/** Of the stage, in per cent, for a layer as large as the stage. */
export const shift = (x: number, y: number): string =>
  `translate3d(${(x * 100).toFixed(3)}%,${(y * 100).toFixed(3)}%,0)`;
