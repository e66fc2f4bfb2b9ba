// What the lobby is made of, named after the answers that bring it.
import type { Answer } from '../endpoint.ts';
import type { announcements, gameList, vendorLanes } from './calls.ts';

export type Lane = Answer<typeof vendorLanes>['data']['lanes'][number];
export type LaneCard = Lane['cards'][number];
export type Game = Answer<typeof gameList>['games'][number];
/** What does not change from draw to draw. */
export type GameDetails = Pick<
  Game,
  'rtp' | 'volatility' | 'volatilityAtMost' | 'minStake' | 'maxStake' | 'tags' | 'hasTrial'
>;
export type Draw = { nextDrawAt: number; lastResult: string[] } & Pick<Game, 'prize'>;
export type Announcements = Answer<typeof announcements>;
export type Banner = Announcements['banners'][number];
export type Notice = Announcements['player'][number];
export type Popup = Announcements['popup'][number];

/** What the server puts into the pages of the lobby, so that they stand there at once. Lanes further down come without games. */
export type PaintedLobby = {
  lanes: Lane[];
  announcements: Announcements;
  /** Without times and results: the page is kept for longer than they hold. */
  draws: Game[];
};
