// A round of one player: the stored form, and the form that is sent to the page.
import type { Choice, InstantGame } from '@parlour/games/instant/instant-game';
import { writeTimes } from '@parlour/games/instant/write-numbers';
import { commitmentOf } from '../fair/seed.ts';
import type { FreePlays } from '../free-plays/store.ts';
import { prizeOf } from '../money/prize-of.ts';

/** A round with a commitment that is not played yet. `place` is its number among the player's rounds at this title. */
export type NextRound = { id: string; place: string; seed: Buffer };

/** The part of a round that is fixed when it is played. Amounts in 1/100000. */
export type PlayedRound = {
  key: string;
  stake: bigint;
  choice: Choice;
  drawn: unknown;
  stakeId: string;
  prizeId: string;
};
/** The end of a round: its multiplier in hundredths, and its prize. */
export type RoundEnd = { hundredths: bigint; prize: bigint };
export type InstantRound = NextRound &
  PlayedRound & { end: RoundEnd | null; taken: readonly number[] };

export type ShownNext = { id: string; number: string; commitment: string };
export type ShownRound = ShownNext & {
  key: string;
  stake: string;
  choice: Choice;
  taken: readonly number[];
  /** The final pay, or the pay if a round under way were ended now. `multiplier` is '1.5' for 150 hundredths. */
  hundredths: string;
  multiplier: string;
  prize: string;
  isOver: boolean;
  /** True if the wallet has confirmed the prize, which can be 0. */
  isPaid: boolean;
  /** The draw; while the round is under way its visible part, null if there is none. */
  drawn: unknown;
  /** Null while the round is under way. */
  seed: string | null;
};

/** Free plays granted by the operator: their stake, and how many are left. */
export type ShownFree = { stake: string; left: number };
export const showFree = (free: FreePlays | null): ShownFree | null =>
  free && { stake: String(free.stake), left: free.left };

export const showNext = ({ id, place, seed }: NextRound): ShownNext => ({
  id,
  number: place,
  commitment: commitmentOf(seed),
});

/** The final multiplier in hundredths; for a round under way the current one. */
function standingOf(game: InstantGame, { end, drawn, choice, taken }: InstantRound): bigint {
  if (end) return end.hundredths;
  return game.steps ? game.steps.standing(drawn, choice, taken).hundredths : 0n;
}

const openOf = ({ steps }: InstantGame, { drawn, taken }: InstantRound): unknown =>
  steps ? steps.open(drawn, taken) : null;

/** Returns the round for the page, with its seed if it is over. Only for rounds whose stake was taken. */
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
