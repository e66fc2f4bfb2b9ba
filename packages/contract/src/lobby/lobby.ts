// Types of the lobby's parts, derived from the answers that contain them.
import type { Answer } from '../endpoint.ts';
import type { announcements, gameList, vendorLanes } from './calls.ts';

export type Lane = Answer<typeof vendorLanes>['data']['lanes'][number];
export type LaneCard = Lane['cards'][number];
export type Game = Answer<typeof gameList>['games'][number];
/** The details of a game that do not change from draw to draw. */
export type GameDetails = Pick<
  Game,
  'rtp' | 'volatility' | 'volatilityAtMost' | 'minStake' | 'maxStake' | 'tags' | 'hasTrial'
>;
export type Draw = { nextDrawAt: number; lastResult: string[] } & Pick<Game, 'prize'>;
export type Announcements = Answer<typeof announcements>;
export type Banner = Announcements['banners'][number];
export type Notice = Announcements['player'][number];
export type Popup = Announcements['popup'][number];

/** The data that the server writes into the pages of the lobby, so that they are complete at once. Lanes further down have no games. */
export type PaintedLobby = {
  lanes: Lane[];
  announcements: Announcements;
  /** Games with draws, but without times and results, which would be outdated before the cached page is. */
  draws: Game[];
};
