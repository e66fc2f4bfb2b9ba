import { readTitles } from './read-titles.ts';

/** The lobbies of the lottery vendors. They open the lottery like every other title of theirs. */
export const lobbies = [
  ...readTitles('ELOTT', '# TCG\nelott_lobby | Quick Draws'),
  ...readTitles('LOTT', '# TCG\nlott_lobby | All Draws'),
  ...readTitles('SEA_LOTT', '# TCG_SEA\nsea_lobby | Straits Draws'),
  ...readTitles('VIETNAM_LOTTO', '# TCG_LOTTO_VN\nlotto_vn_lobby | Delta Draws'),
];
