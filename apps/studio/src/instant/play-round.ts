// Plays a round: it is fixed and stored with its stake before the wallet is called, and shown only after the stake was taken (G2).
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Choice } from '@parlour/games/instant/instant-game';
import { byteStream } from '../fair/byte-stream.ts';
import { findFreePlays } from '../free-plays/store.ts';
import { inTransaction } from '../in-transaction.ts';
import { prizeOf } from '../money/prize-of.ts';
import { refuseCall } from '../plays/call-refusal.ts';
import { keepPace, showPace, type ShownPace } from '../plays/pace.ts';
import { refuseStake } from '../plays/refuse-stake.ts';
import { lockPlayer, type Play } from '../plays/store.ts';
import { commitNext } from './commit-next.ts';
import type { EngineDeps } from '../engine.ts';
import {
  showFree,
  showNext,
  showRound,
  type InstantRound,
  type ShownFree,
  type ShownNext,
  type ShownRound,
} from './round.ts';
import { settleRound } from './settle-round.ts';
import { stakesOf } from './stakes.ts';
import { findByKey, isUnderWay, updatePlayed } from './store.ts';
import { instantGameOf } from './title-games.ts';

/** `key` is the player's half of the draw. The same key again is the same round. */
export type RoundOrder = {
  key: string;
  stake: bigint;
  /** The player's choice, not yet validated by the game. */
  choice?: unknown;
  /** True for a free play granted by the operator, whose stake must be equal. */
  isFree?: boolean | undefined;
};
type ValidOrder = Omit<RoundOrder, 'choice'> & { choice: Choice };
export type RoundOutcome = {
  round: ShownRound;
  /** The balance, including the prize if it is paid; null if the wallet did not return one. */
  balance: string | null;
  next: ShownNext;
  /** The remaining free plays. */
  free: ShownFree | null;
  /** Null if no rule sets a pace. */
  pace: ShownPace | null;
};

export async function playRound(
  deps: EngineDeps,
  play: Play,
  order: RoundOrder,
): Promise<RoundOutcome> {
  const choice = instantGameOf(play.gameCode).readChoice(order.choice ?? {});
  if (choice === null || !stakesOf(play).includes(order.stake)) throw refuseCall('invalid');
  return finishRound(deps, play, await fixRound(deps, play, { ...order, choice }));
}

/** Sends the stake and settles the round by the stake's end. If the process ends here, the next call with the same key continues. */
export async function finishRound(
  deps: EngineDeps,
  play: Play,
  round: InstantRound,
): Promise<RoundOutcome> {
  const { end, balance } = await deps.money.sendStake(round.stakeId);
  await settleRound(deps, round.id);
  if (end !== 'taken') throw refuseStake(end);
  return tellRound(deps, play, { round, known: balance });
}

/** `known` is the wallet's last balance. */
type RoundReport = { round: InstantRound; known?: bigint | null };

/** Returns the round for the page. If it is over, the prize is sent first. */
export async function tellRound(
  deps: EngineDeps,
  play: Play,
  { round, known = null }: RoundReport,
): Promise<RoundOutcome> {
  const paid = round.end
    ? await deps.money.sendPrize(round.prizeId)
    : { isPaid: false, balance: known };
  const balance = paid.balance ?? (paid.isPaid ? null : known) ?? (await askBalance(deps, play));
  return {
    round: showRound(instantGameOf(play.gameCode), round, paid.isPaid),
    balance: balance === null ? null : String(balance),
    next: showNext(await commitNext(deps, play)),
    free: showFree(await findFreePlays(deps.pool, play, deps.clock())),
    pace: await showPace(deps, play),
  };
}

async function askBalance({ money }: EngineDeps, play: Play): Promise<bigint | null> {
  const found = await money.balance(play.id);
  return 'trouble' in found ? null : found.balance;
}

/** Stores the round, or returns the one with this key. Locks the player, so that two calls at once with the same key make one round. */
function fixRound(deps: EngineDeps, play: Play, order: ValidOrder): Promise<InstantRound> {
  return inTransaction(deps.pool, async (tx) => {
    await lockPlayer(tx, play);
    const before = await findByKey(tx, play, order.key);
    if (before && !isSame(before, order)) throw refuseCall('invalid');
    if (before) return before;
    // A round under way must be ended first. The page shows it at its next request.
    if (await isUnderWay(tx, play)) throw refuseCall('closed');
    await keepPace(deps, tx, play);
    return noteRound(deps, tx, { play, order });
  });
}

const isSame = (round: InstantRound, { stake, choice }: ValidOrder): boolean =>
  round.stake === stake && textOf(round.choice) === textOf(choice);
const textOf = (choice: Choice): string =>
  JSON.stringify(Object.entries(choice).toSorted(([one], [two]) => (one < two ? -1 : 1)));

async function noteRound(
  deps: EngineDeps,
  tx: PoolClient,
  { play, order }: { play: Play; order: ValidOrder },
): Promise<InstantRound> {
  const { key, stake, choice, isFree = false } = order;
  const game = instantGameOf(play.gameCode);
  const freePlays = isFree ? await findFreePlays(tx, play, deps.clock()) : null;
  if (isFree && freePlays?.stake !== stake) throw refuseCall('invalid');
  const next = await commitNext(deps, play, tx);
  const drawn = game.draw(byteStream(next.seed, `${next.id}:${key}`), choice);
  const hundredths = game.steps ? null : game.pays(drawn, choice);
  const round: InstantRound = {
    ...next,
    key,
    stake,
    choice,
    drawn,
    taken: [],
    end: hundredths === null ? null : { hundredths, prize: prizeOf(stake, hundredths) },
    stakeId: randomUUID(),
    prizeId: randomUUID(),
  };
  await deps.money.noteStake(tx, {
    id: round.stakeId,
    playId: play.id,
    amount: stake,
    round: round.id,
    freePlaysId: freePlays?.id ?? null,
  });
  await updatePlayed(tx, round, deps.clock());
  return round;
}
