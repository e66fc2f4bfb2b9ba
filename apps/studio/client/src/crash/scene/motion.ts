// Positions at a height. Pure: the same height always looks the same, whenever the page was opened.

export type FlightPosition = {
  /** Share of the horizontal way from the start to the final position in the picture, 0 to 1; `up` is the vertical one. */
  across: number;
  up: number;
  /** Distance that the ground has sunk, in heights of the stage. */
  sunk: number;
  /** Darkness: 0 in the evening, 1 among the stars. */
  night: number;
};

const within = (value: number): number => Math.min(1, Math.max(0, value));
const nearing = (value: number): number => 1 - Math.exp(-value);

/** Heights of the stage that the ground sinks for each unit of `height`. */
export const evenly = 0.95;

/** Returns the position at a height: 0 at the start, 0.69 at twice the stake, 2.3 at ten times, 6.9 at a thousand times. */
export const placeAt = (height: number): FlightPosition => ({
  across: nearing(height * 3.2),
  up: nearing(height * 5.2),
  sunk: height * evenly,
  night: within((height - 0.55) / 1.3),
});

/** Returns heights between which a straight line is close enough: dense where the path is curved. The last is `most`. */
export function heightsOf(most: number): number[] {
  const heights: number[] = [];
  for (let height = 0; height < most; height += height < 1.2 ? 0.02 : 0.1) heights.push(height);
  return [...heights, most];
}

/** Returns the fractional part of a number of loops: 2.25 gives 0.25. */
export const round = (way: number): number => way - Math.floor(way);

/** Returns the transform of a layer as large as the stage. `x` and `y` are shares of the stage. */
export const shift = (x: number, y: number): string =>
  `translate3d(${(x * 100).toFixed(3)}%,${(y * 100).toFixed(3)}%,0)`;
