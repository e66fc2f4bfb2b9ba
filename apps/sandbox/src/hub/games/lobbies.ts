import type { HubGame } from './read-games.ts';

/** The lottery vendors' own choices of games, to the hub games like others. */
export const lobbies: HubGame[] = [
  { gameCode: 'elott_lobby', name: 'Quick Draws', vendor: 'TCG', category: 'ELOTT' },
  { gameCode: 'lott_lobby', name: 'All Draws', vendor: 'TCG', category: 'LOTT' },
  { gameCode: 'sea_lobby', name: 'Straits Draws', vendor: 'TCG_SEA', category: 'SEA_LOTT' },
  {
    gameCode: 'lotto_vn_lobby',
    name: 'Delta Draws',
    vendor: 'TCG_LOTTO_VN',
    category: 'VIETNAM_LOTTO',
  },
];
