// The whole contract on one screen: every feature's endpoints and error codes. A test holds it against the server's routes.
import type { Endpoint } from './endpoint.ts';
import * as every from './errors.ts';
import * as launch from './launch.ts';
import * as lobby from './lobby.ts';
import * as login from './login.ts';
import * as member from './member.ts';
import * as session from './session.ts';
import * as site from './site.ts';
import * as tracking from './tracking.ts';
import * as wallet from './wallet.ts';

export const endpoints = {
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
} as const satisfies Record<string, Endpoint>;

/** Every error code with its HTTP status. */
export const errorStatus = {
  ...every.errors,
  ...site.errors,
  ...session.errors,
  ...login.errors,
  ...member.errors,
  ...lobby.errors,
  ...wallet.errors,
  ...launch.errors,
  ...tracking.errors,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);
