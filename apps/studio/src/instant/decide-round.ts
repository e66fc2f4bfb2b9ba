// Decides a round from what was read under the player's lock: it is refused, is the earlier one of the same key, or is fixed with its stake (G2).
import type { Choice } from '@parlour/games/instant/instant-game';
import { byteStream } from '../fair/byte-stream.ts';
import type { FreePlays } from '../free-plays/store.ts';
import { prizeOf } from '../money/prize-of.ts';
import { refuseCall } from '../plays/call-refusal.ts';
import { decidePace, type PacedPlay } from '../plays/pace.ts';
import type { InstantRound, NextRound, PlayedRound } from './round.ts';
import { instantGameOf } from './title-games.ts';

/** `key` is the player's half of the draw. The same key again is the same round. */
export type RoundOrder = {
  key: string;
  stake: bigint;
  /** The player's choice, validated by the game. */
  choice: Choice;
  /** True for a free play granted by the operator, whose stake must be equal. */
  isFree: boolean;
};

/** The input of a decision besides the order. */
export type RoundSnapshot = {
  /** The time at which the player's lock was held. */
  now: Date;
  /** The earlier round of the same key. */
  same: InstantRound | null;
  /** True if a round in steps has not ended, or if its stake is being sent. */
  isUnderWay: boolean;
  /** The earliest time at which the player's pace lets a round begin; null before the first paced round. */
  nextStartAt: Date | null;
  /** The free plays from which a free stake is taken; null if none are left, or if the order is not free. */
  freePlays: FreePlays | null;
  /** The round with a published commitment that an accepted order plays. */
  next: NextRound;
};

/** Ids for a stake and a prize, used if a new round is played. */
type MoneyIds = Pick<PlayedRound, 'stakeId' | 'prizeId'>;
export type RoundCase = {
  play: PacedPlay;
  order: RoundOrder;
  snapshot: RoundSnapshot;
  ids: MoneyIds;
};

export type RoundWrites = {
  freePlaysId: string | null;
  /** The earliest time of the player's next start; null without a pace. */
  nextStartAt: Date | null;
};
/** `writes` is null for a repeated order, of which everything is stored. */
export type RoundDecision = { round: InstantRound; writes: RoundWrites | null };

/** Throws a refusal if the order cannot be played. */
export function decideRound(given: RoundCase): RoundDecision {
  const { play, order, snapshot } = given;
  const { same, freePlays } = snapshot;
  if (same && !isSame(same, order)) throw refuseCall('invalid');
  if (same) return { round: same, writes: null };
  // A round under way must be ended first. The page shows it at its next request.
  if (snapshot.isUnderWay) throw refuseCall('closed');
  const nextStartAt = decidePace(play, snapshot.nextStartAt, snapshot.now);
  if (order.isFree && freePlays?.stake !== order.stake) throw refuseCall('invalid');
  return { round: drawRound(given), writes: { freePlaysId: freePlays?.id ?? null, nextStartAt } };
}

const isSame = (round: InstantRound, { stake, choice }: RoundOrder): boolean =>
  round.stake === stake && textOf(round.choice) === textOf(choice);
const textOf = (choice: Choice): string =>
  JSON.stringify(Object.entries(choice).toSorted(([one], [two]) => (one < two ? -1 : 1)));

/** Draws the next round. A round in steps has no end yet. */
function drawRound({ play, order, snapshot: { next }, ids }: RoundCase): InstantRound {
  const { key, stake, choice } = order;
  const game = instantGameOf(play.gameCode);
  const drawn = game.draw(byteStream(next.seed, `${next.id}:${key}`), choice);
  const hundredths = game.steps ? null : game.pays(drawn, choice);
  const end = hundredths === null ? null : { hundredths, prize: prizeOf(stake, hundredths) };
  return { ...next, key, stake, choice, drawn, taken: [], end, ...ids };
}
