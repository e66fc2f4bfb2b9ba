// Volatility: how far single rounds deviate from the long-run return, in the five steps that lists of games use.

/** 1 means frequent prizes near the stake, 5 means rare, large prizes. */
export type Volatility = 1 | 2 | 3 | 4 | 5;
export type VolatilityRange = { least: Volatility; most: Volatility };

/** Lower bounds of the steps 2 to 5, in stakes. There is no standard: an even bet is 1, three digits in order are 5. */
const steps = [1.5, 3, 6, 12] as const;

/** `deviation` is the standard deviation of a round's pay, in stakes, from 0. */
export const volatilityOf = (deviation: number): Volatility =>
  (1 + steps.filter((from) => deviation >= from).length) as Volatility;
