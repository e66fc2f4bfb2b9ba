// A title is one game under a name. The studio lists titles to operators, and the demo's lobbies show them.
import type { DrawGame } from '../draws/draw-game.ts';
import type { InstantTitle } from '../instant/instant-titles.ts';

/** A title's vendor, its lane of a lobby, and its data in an operator's catalogue. */
type CatalogueData = {
  vendor: string;
  category: 'RNG' | 'ARCADE' | 'ELOTT' | 'LOTT' | 'SEA_LOTT' | 'VIETNAM_LOTTO';
  /** The title's number in an operator's catalogue. */
  nodeId: string;
  /** Marks that a lobby shows at first. */
  marks: readonly ('HOT' | 'NEW')[];
};

type Names = { EN: string; TH: string; UR: string };

/** `gameCode` is the title's id in the protocol, and its cover is drawn from it. It never changes after the title is listed. */
export type Title = CatalogueData & { gameCode: string; names: Names } & TitleGame;
type TitleGame = DistributiveOmit<InstantTitle, 'name'> | LotteryGame;
/** A lottery. Titles of one series share their draws, and so their rules; a title without a series has its own draws. */
type LotteryGame = { engine: 'lottery'; draws: DrawGame; series?: string };
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export type TitleEngine = Title['engine'];
