// The lotteries' own lobbies, as the demo's operator knows them: which code at the integration opens which.
import type { Texts } from '../../tables/lobby.ts';

type DemoLobby = {
  vendor: string;
  nodeId: string;
  gameId: string;
  category: string;
  names: Texts;
  isLobby: true;
  position: number;
};

const lobby = (vendor: string, category: string, gameId: string): DemoLobby => ({
  vendor,
  category,
  gameId,
  nodeId: gameId,
  names: { EN: gameId },
  isLobby: true,
  position: 0,
});

export const demoLobbies: DemoLobby[] = [
  lobby('TCG', 'ELOTT', 'elott_lobby'),
  lobby('TCG', 'LOTT', 'lott_lobby'),
  lobby('TCG_SEA', 'SEA_LOTT', 'sea_lobby'),
  lobby('TCG_LOTTO_VN', 'VIETNAM_LOTTO', 'lotto_vn_lobby'),
];
