// The seat of a player in a game, and the group of seats to which it belongs.
import type { Answer } from '../../caller.ts';
import type { PlayContext } from './play-context.ts';

export const engines = ['lanterns', 'reels', 'mines', 'scratch', 'flights', 'lottery'] as const;
export type Engine = (typeof engines)[number];

/** A member with an open game. */
export type Player = {
  memberId: string;
  /** Sends a call of the game's page. Rejects if there is no complete answer. */
  ask: (method: 'GET' | 'POST', call: string, body?: object) => Promise<Answer>;
};
export type Seat = Player & {
  sitting: SeatGroup;
  /** The studio's id of the play to which stakes and rounds belong. */
  playId: string;
};
export type SeatGroup = {
  engine: Engine;
  title: string;
  /** Query of the platform's launch call. */
  launch: string;
  /** Number of players; at least as many as one kill holds at steps of this game at once. */
  seats: number;
  /** Plays until the signal aborts. */
  play: (seat: Seat, playing: PlayContext) => Promise<void>;
};
