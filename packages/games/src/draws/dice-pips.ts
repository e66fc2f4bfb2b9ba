// Where the pips of a die stand: in the game, and on the public page of draws.

/** From the left and from the top, in hundredths of the face. */
export type Pip = readonly [left: number, top: number];

const [low, middle, high] = [24, 50, 76];
const corners: readonly Pip[] = [
  [low, low],
  [high, high],
];
const others: readonly Pip[] = [
  [high, low],
  [low, high],
];
const sides: readonly Pip[] = [
  [low, middle],
  [high, middle],
];
const centre: readonly Pip[] = [[middle, middle]];
const pips: Record<number, readonly Pip[]> = {
  1: centre,
  2: corners,
  3: [...corners, ...centre],
  4: [...corners, ...others],
  5: [...corners, ...others, ...centre],
  6: [...corners, ...others, ...sides],
};

/** Of a face from 1 to 6, as many as it counts; none of what is no face. */
export const pipsOf = (face: number): readonly Pip[] => pips[face] ?? [];
