// How far single rounds stray from what comes back in the long run, in the five steps of which lists of games and players speak.

/** From 1, prizes near the stake and often, to 5, large and seldom. */
export type Volatility = 1 | 2 | 3 | 4 | 5;
export type VolatilityRange = { least: Volatility; most: Volatility };

/** Where each step from 2 on begins, in stakes. No body has fixed steps: a bet at even chances is 1, three digits in their order are 5. */
const steps = [1.5, 3, 6, 12] as const;

/** `deviation`: the standard deviation of what a round pays, in stakes, from 0. */
export const volatilityOf = (deviation: number): Volatility =>
  (1 + steps.filter((from) => deviation >= from).length) as Volatility;
