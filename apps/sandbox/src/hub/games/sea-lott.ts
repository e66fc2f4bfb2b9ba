import { readGames } from './read-games.ts';

export const seaLott = readGames(
  'SEA_LOTT',
  `
# TCG_SEA
mekong-four | Mekong Four
straits-five | Straits Five
teak-coast-two-three | Teak Coast Two-Three
island-four-digit | Island Four-Digit
archipelago-night | Archipelago Night
golden-stupa-2d | Golden Stupa 2D
riverbank-stock-numbers | Riverbank Stock Numbers
spice-port-pools | Spice Port Pools
`,
);
