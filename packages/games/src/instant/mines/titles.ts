// The titles of the mines engine.
import type { MinesData } from './mines-game.ts';

export const pearlDiver: MinesData = {
  declared: { returned: '96.3', returnedAtMost: '97.0', deviation: '0.2' },
  perMille: 970n,
  choices: [1, 3, 5, 8, 12, 16, 20],
};

/** One mine is not a choice, because at 96 % its first tile would only pay back the stake. */
export const teaGarden: MinesData = {
  declared: { returned: '95.3', returnedAtMost: '96.0', deviation: '0.3' },
  perMille: 960n,
  choices: [2, 4, 6, 10, 15, 18],
};
