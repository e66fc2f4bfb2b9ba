// Repeatable chance: one seed decides every moment and every choice of a round.
export type Chance = {
  /** Returns a number from 0 up to, but not including, 1. */
  next: () => number;
  between: (least: number, most: number) => number;
  pick: <T>(choices: readonly [T, ...T[]]) => T;
};

/** Mulberry32: short, even enough to choose moments, and the same on every machine. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (least, most) => least + next() * (most - least),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
