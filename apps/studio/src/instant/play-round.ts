// Plays a round: it is fixed and stored with its stake before the wallet is called, and shown only after the stake was taken (G2).
import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { EngineDeps } from '../engine.ts';
import { findFreePlays } from '../free-plays/store.ts';
import { inTransaction } from '../in-transaction.ts';
import { refuseCall, refuseStake } from '../plays/call-refusal.ts';
import { showPace, type ShownPace } from '../plays/pace.ts';
import { lockPlayer, updateNextStart, type Play } from '../plays/store.ts';
import { commitNext } from './commit-next.ts';
import {
  decideRound,
  type RoundDecision,
  type RoundOrder,
  type RoundSnapshot,
} from './decide-round.ts';
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

/** The order as the page sends it, with a choice that no game has validated. */
export type SentOrder = Pick<RoundOrder, 'key' | 'stake'> & {
  choice?: unknown;
  isFree?: boolean | undefined;
};

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
  sent: SentOrder,
): Promise<RoundOutcome> {
  const choice = instantGameOf(play.gameCode).readChoice(sent.choice ?? {});
  if (choice === null || !stakesOf(play).includes(sent.stake)) throw refuseCall('invalid');
  const order = { ...sent, choice, isFree: sent.isFree ?? false };
  return finishRound(deps, play, await fixRound(deps, play, order));
}

/** Reads, decides and writes in one transaction under the player's lock, so that two calls at once with the same key make one round. */
function fixRound(deps: EngineDeps, play: Play, order: RoundOrder): Promise<InstantRound> {
  return inTransaction(deps.pool, async (tx) => {
    const snapshot = await readSnapshot(deps, tx, { play, order });
    const ids = { stakeId: randomUUID(), prizeId: randomUUID() };
    const decision = decideRound({ play, order, snapshot, ids });
    await writeDecision(deps, tx, { play, decision, now: snapshot.now });
    return decision.round;
  });
}

type OrderOfPlay = { play: Play; order: RoundOrder };

async function readSnapshot(
  deps: EngineDeps,
  tx: PoolClient,
  { play, order }: OrderOfPlay,
): Promise<RoundSnapshot> {
  const { nextStartAt } = await lockPlayer(tx, play);
  // The time is read after the wait for the player's turn.
  const now = deps.clock();
  return {
    now,
    same: await findByKey(tx, play, order.key),
    isUnderWay: await isUnderWay(tx, play),
    nextStartAt,
    freePlays: order.isFree ? await findFreePlays(tx, play, now) : null,
    next: await commitNext(deps, play, tx),
  };
}

type WrittenDecision = { play: Play; decision: RoundDecision; now: Date };

async function writeDecision(
  { money }: EngineDeps,
  tx: PoolClient,
  { play, decision: { round, writes }, now }: WrittenDecision,
): Promise<void> {
  if (!writes) return;
  const { nextStartAt, freePlaysId } = writes;
  if (nextStartAt) await updateNextStart(tx, play, nextStartAt);
  const { id, stake: amount, stakeId } = round;
  await money.noteStake(tx, { id: stakeId, playId: play.id, amount, round: id, freePlaysId });
  await updatePlayed(tx, round, now);
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
