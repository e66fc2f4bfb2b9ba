// Positions of the pips of a die, in the game and on the public page of draws.

/** Distances from the left and from the top, in hundredths of the face. */
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

/** The pips of a face from 1 to 6; none for any other number. */
export const pipsOf = (face: number): readonly Pip[] => pips[face] ?? [];
