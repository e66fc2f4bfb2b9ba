// What a title is: one game under a name. It stands here once; the studio lists it to operators, and the demo's lobbies place it.
import type { DrawGame } from '../draws/draw-game.ts';
import type { InstantTitle } from '../instant/instant-titles.ts';

/** Whose list it stands in, and in which lane of a lobby. */
type Shelf = {
  vendor: string;
  category: 'RNG' | 'ARCADE' | 'ELOTT' | 'LOTT' | 'SEA_LOTT' | 'VIETNAM_LOTTO';
  /** What an operator's catalogue numbers it by. */
  nodeId: string;
  /** What a lobby marks it with at first. */
  marks: readonly ('HOT' | 'NEW')[];
};

type Names = { EN: string; TH: string; UR: string };

/** `gameCode` is what the protocol names it by, and what its cover is drawn from: never changed once it was listed. */
export type Title = Shelf & { gameCode: string; names: Names } & Played;
type Played = DistributiveOmit<InstantTitle, 'name'> | Drawn;
/** A lottery. Titles of one series share their draws, and so their rules; without one a title's draws are its own. */
type Drawn = { engine: 'lottery'; draws: DrawGame; series?: string };
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export type TitleEngine = Title['engine'];
