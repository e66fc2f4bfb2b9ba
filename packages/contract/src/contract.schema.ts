// The schemas of every endpoint, under the same names as in `contract.ts`.
import type { endpoints } from './contract.ts';
import type { Shape } from './endpoint.ts';
import * as launch from './launch.schema.ts';
import * as lobby from './lobby.schema.ts';
import * as login from './login.schema.ts';
import * as member from './member.schema.ts';
import * as session from './session.schema.ts';
import * as site from './site.schema.ts';
import * as tracking from './tracking.schema.ts';
import * as wallet from './wallet.schema.ts';

export const shapes = {
  siteStatus: site.siteStatus,
  siteStatusV2: site.siteStatusV2,
  signIn: login.signIn,
  logOut: session.logOut,
  logOutByPost: session.logOutByPost,
  mintHandoff: session.mintHandoff,
  inspectHandoff: session.inspectHandoff,
  redeemHandoff: session.redeemHandoff,
  discardHandoff: session.discardHandoff,
  memberInfo: member.memberInfo,
  playerRankProgress: member.playerRankProgress,
  vendorLanes: lobby.vendorLanes,
  gameList: lobby.gameList,
  recentGames: lobby.recentGames,
  favouriteGames: lobby.favouriteGames,
  addFavouriteGame: lobby.addFavouriteGame,
  removeFavouriteGame: lobby.removeFavouriteGame,
  announcements: lobby.announcements,
  walletBalance: wallet.walletBalance,
  launchGame: launch.launchGame,
  trialGame: launch.trialGame,
  collectEvents: tracking.collectEvents,
} as const satisfies Record<keyof typeof endpoints, Shape>;
