// The interface of every game of one player. Multipliers are whole hundredths of the stake, so that money is never a float: 150n is one
// and a half times the stake.
import type { ByteStream } from '../fair/byte-stream.ts';
import type { Fraction } from '../fair/fraction.ts';
import type { GameDescription } from './descriptions.ts';

/** The player's choice besides the stake, such as the number of mines: small whole numbers, in a fixed order of names. Can be empty. */
export type Choice = Readonly<Record<string, number>>;

/** The state of a round that is played in steps. */
export type RoundState = {
  /** The pay if the player ends the round now; the final pay if it is over. */
  hundredths: bigint;
  isOver: boolean;
};

/** A round that is not over. `taken` are its steps, in order. */
export type RoundUnderway<Drawn> = { drawn: Drawn; choice: Choice; taken: readonly number[] };

export type Steps<Drawn> = {
  /**
   * Whether this step can be made now. A step is a number from 0 to 999, and the database refuses the same number twice in a round. If an
   * action can be repeated, its number also depends on its position in the round.
   */
  mayTake: (round: RoundUnderway<Drawn>, step: number) => boolean;
  /** Returns the state after these steps, in order. */
  standing: (drawn: Drawn, choice: Choice, taken: readonly number[]) => RoundState;
  /** Returns the part of the draw that the page may show before the next step. Null if there is none. */
  open: (drawn: Drawn, taken: readonly number[]) => Drawn | null;
};

export type Mathematics = {
  /** The exact returned share of all stakes in the long run. With choices: the lowest and the highest of all ways of playing. */
  least: Fraction;
  most: Fraction;
  /** Standard deviation of a round's pay, in stakes. With choices: for the first choice, ended at the first opportunity. */
  deviation: number;
  /** The highest deviation of all ways of playing; without choices the same. */
  mostDeviation: number;
  /** The highest pay of a round, in hundredths of the stake. */
  mostHundredths: bigint;
};

export type InstantGame<Drawn = unknown> = {
  /** Returns null if the input is not a choice of this game. */
  readChoice: (sent: unknown) => Choice | null;
  /** Draws everything that chance decides in a round. The result is stored and published as JSON. */
  draw: (stream: ByteStream, choice: Choice) => Drawn;
  /** The pay of a round that is over after one press. For a round in steps: its pay before the first step, 100n. */
  pays: (drawn: Drawn, choice: Choice) => bigint;
  /** Null if a round is over after one press. */
  steps: Steps<Drawn> | null;
  /** Describes the rules for the game's page. */
  describe: () => GameDescription;
  /** Calculates the exact figures by going through all draws, or all that differ in their pay. */
  mathematics: () => Mathematics;
};
