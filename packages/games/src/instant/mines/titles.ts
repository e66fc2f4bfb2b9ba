// The titles that are played on a field of tiles.
import type { MinesData } from './mines-game.ts';

export const pearlDiver: MinesData = {
  declared: { returned: '96.3', returnedAtMost: '97.0', deviation: '0.2' },
  perMille: 970n,
  choices: [1, 3, 5, 8, 12, 16, 20],
};

/** Without a single mine to choose: at 96 % its first tile would pay back the stake and no more. */
export const teaGarden: MinesData = {
  declared: { returned: '95.3', returnedAtMost: '96.0', deviation: '0.3' },
  perMille: 960n,
  choices: [2, 4, 6, 10, 15, 18],
};
