// What every game of one player is: something is drawn when it is played, and pays. Multipliers are whole hundredths of the stake, so that
// money is never a float: 150n is one and a half times the stake.
import type { ByteStream } from '../fair/byte-stream.ts';
import type { Fraction } from '../fair/fraction.ts';
import type { Described } from './described.ts';

/** What a player chooses beside the stake, such as how many mines: small whole numbers, in a fixed order of names. Empty where there is nothing to choose. */
export type Choice = Readonly<Record<string, number>>;

/** Where a round stands that is played in steps. */
export type Standing = {
  /** What it pays if the player ends it now; of a round that is over, what it pays. */
  hundredths: bigint;
  isOver: boolean;
};

/** A round that goes on. `taken`: its steps, in their order. */
export type Underway<Drawn> = { drawn: Drawn; choice: Choice; taken: readonly number[] };

export type Steps<Drawn> = {
  /**
   * Whether this step can be made now. A step is a number from 0 to 999, and no round makes one twice: the database looks. Where the same can be
   * done again, it is numbered by its place too.
   */
  mayTake: (round: Underway<Drawn>, step: number) => boolean;
  /** After these steps, in their order. */
  standing: (drawn: Drawn, choice: Choice, taken: readonly number[]) => Standing;
  /** What lies open of what was drawn while the round goes on: the page is told it before the next step. Null for nothing. */
  open: (drawn: Drawn, taken: readonly number[]) => Drawn | null;
};

export type Mathematics = {
  /** What comes back of all stakes in the long run, exactly. With choices: the least and the most that any way of playing gives. */
  least: Fraction;
  most: Fraction;
  /** Standard deviation of what one round pays, in stakes. Of a game with choices: of its first choice, ended at its first chance. */
  deviation: number;
  /** Of the way of playing that strays most; without choices the same. */
  mostDeviation: number;
  /** The most that a round can pay. */
  mostHundredths: bigint;
};

export type InstantGame<Drawn = unknown> = {
  /** Null where that is none of this game's choices. */
  readChoice: (sent: unknown) => Choice | null;
  /** All that chance decides in a round. It is kept and published as JSON. */
  draw: (stream: ByteStream, choice: Choice) => Drawn;
  /** What a game pays that is over with its press. For one that is played in steps: what it pays when none was made, 100n. */
  pays: (drawn: Drawn, choice: Choice) => bigint;
  /** Null where a round is over with its press. */
  steps: Steps<Drawn> | null;
  /** What its page is told of its rules. */
  describe: () => Described;
  /** Exact, by going through all that can be drawn, or all that makes a difference. */
  mathematics: () => Mathematics;
};
