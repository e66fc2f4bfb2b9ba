// A round as it is kept, and as the page is told of it.
import type { Choice, InstantGame } from '@parlour/games/instant/instant-game';
import { writeTimes } from '@parlour/games/instant/write-numbers';
import { commitmentOf } from '../fair/seed.ts';
import type { FreePlays } from '../free-plays/store.ts';
import { prizeOf } from '../money/prize-of.ts';

/** Committed to, and not played yet. `place`: which round it is of this player at this title. */
export type NextRound = { id: string; place: string; seed: Buffer };

/** What is fixed when it is played. Amounts in 1/100000. */
export type Played = {
  key: string;
  stake: bigint;
  choice: Choice;
  drawn: unknown;
  stakeId: string;
  prizeId: string;
};
/** How it ended; null while it is played in steps. */
export type End = { hundredths: bigint; prize: bigint };
export type InstantRound = NextRound & Played & { end: End | null; taken: readonly number[] };

export type ShownNext = { id: string; number: string; commitment: string };
export type ShownRound = ShownNext & {
  key: string;
  stake: string;
  choice: Choice;
  taken: readonly number[];
  /** Of a round under way: what ending it now would pay. `multiplier` is '1.5' for 150 hundredths. */
  hundredths: string;
  multiplier: string;
  prize: string;
  isOver: boolean;
  /** The wallet has taken the prize, or that there is none. */
  isPaid: boolean;
  /** What was drawn; while the round is under way what lies open of it, null for nothing. */
  drawn: unknown;
  /** Null while the round is under way. */
  seed: string | null;
};

/** Plays that the operator gave: how many are left, of which stake. */
export type ShownFree = { stake: string; left: number };
export const showFree = (free: FreePlays | null): ShownFree | null =>
  free && { stake: String(free.stake), left: free.left };

export const showNext = ({ id, place, seed }: NextRound): ShownNext => ({
  id,
  number: place,
  commitment: commitmentOf(seed),
});

/** What it has come to; of a round in steps what it stands at. */
function standingOf(game: InstantGame, { end, drawn, choice, taken }: InstantRound): bigint {
  if (end) return end.hundredths;
  return game.steps ? game.steps.standing(drawn, choice, taken).hundredths : 0n;
}

const openOf = ({ steps }: InstantGame, { drawn, taken }: InstantRound): unknown =>
  steps ? steps.open(drawn, taken) : null;

/** Only of a round whose stake was taken: this tells its seed once it is over. */
export function showRound(game: InstantGame, round: InstantRound, isPaid: boolean): ShownRound {
  const { key, stake, choice, taken, end, drawn, seed } = round;
  const hundredths = standingOf(game, round);
  return {
    ...showNext(round),
    key,
    stake: String(stake),
    choice,
    taken,
    hundredths: String(hundredths),
    multiplier: writeTimes(hundredths),
    prize: String(prizeOf(stake, hundredths)),
    isOver: end !== null,
    isPaid,
    drawn: end ? drawn : openOf(game, round),
    seed: end && seed.toString('hex'),
  };
}
