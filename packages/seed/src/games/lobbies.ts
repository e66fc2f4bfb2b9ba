// The lotteries' own lobbies, with the integration's code that opens each.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import type { Texts } from '@parlour/database/columns/lobby';

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
  lobby(lotteryVendors.common, 'ELOTT', 'elott_lobby'),
  lobby(lotteryVendors.common, 'LOTT', 'lott_lobby'),
  lobby(lotteryVendors.southEastAsia, 'SEA_LOTT', 'sea_lobby'),
  lobby(lotteryVendors.vietnam, 'VIETNAM_LOTTO', 'lotto_vn_lobby'),
];
