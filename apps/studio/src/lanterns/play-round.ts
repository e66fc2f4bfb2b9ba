// Playing: the round is fixed and stored with its stake before a wallet hears of it, and shown only after the stake was taken (G2).
import { randomUUID } from 'node:crypto';
import { findFreePlays } from '../free-plays/store.ts';
import { inTransaction } from '../in-transaction.ts';
import type { StakeEnd } from '../money/money.ts';
import { refuseCall, type CallError } from '../plays/call-refusal.ts';
import type { Play } from '../plays/store.ts';
import { commitNext } from './commit-next.ts';
import type { EngineDeps } from '../engine.ts';
import { drawFace } from './draw-face.ts';
import { prizeOf } from './pay-table.ts';
import {
  showFree,
  showNext,
  showRound,
  type LanternRound,
  type ShownFree,
  type ShownNext,
  type ShownRound,
} from './round.ts';
import { settleRound } from './settle-round.ts';
import { stakesIn } from './stakes.ts';
import { findByKey, lockPlayer, updatePlayed } from './store.ts';

/** `key` is the player's half of the draw, and the same again is the same round. */
export type RoundOrder = {
  key: string;
  stake: bigint;
  /** One of the plays that the operator gave, of just this stake. */
  isFree?: boolean | undefined;
};
export type RoundOutcome = {
  round: ShownRound;
  /** With the prize in it where that is paid; null where the wallet did not say. */
  balance: string | null;
  next: ShownNext;
  /** What is left of the operator's gift. */
  free: ShownFree | null;
};

/** `unavailable` until the wallet knows that the stake does not count: a page keeps its key that long, and drops it for any other. */
const refusals: Record<Exclude<StakeEnd, 'taken'> | 'open', CallError> = {
  short: 'short',
  refused: 'refused',
  undone: 'refused',
  open: 'unavailable',
};

export async function playRound(
  deps: EngineDeps,
  play: Play,
  order: RoundOrder,
): Promise<RoundOutcome> {
  if (!stakesIn(play.currency).includes(order.stake)) throw refuseCall('invalid');
  const round = await fixRound(deps, play, order);
  return finishRound(deps, play, round);
}

/** Sends the stake and settles the round by its end. If the process ends in here, the next call with the same key goes on. */
export async function finishRound(
  deps: EngineDeps,
  play: Play,
  round: LanternRound,
): Promise<RoundOutcome> {
  const { end, balance: afterStake } = await deps.money.sendStake(round.stakeId);
  await settleRound(deps, round.id);
  if (end !== 'taken') throw refuseCall(refusals[end]);
  const { isPaid, balance } = await deps.money.sendPrize(round.prizeId);
  return {
    round: showRound(round, isPaid),
    balance: writeBalance(
      balance ?? (isPaid ? null : afterStake) ?? (await askBalance(deps, play)),
    ),
    next: showNext(await commitNext(deps, play)),
    free: showFree(await findFreePlays(deps.pool, play, deps.clock())),
  };
}

const writeBalance = (balance: bigint | null): string | null =>
  balance === null ? null : String(balance);

async function askBalance({ money }: EngineDeps, play: Play): Promise<bigint | null> {
  const found = await money.balance(play.id);
  return 'trouble' in found ? null : found.balance;
}

/** Locks the player, so that two calls with the same key at once make one round. */
function fixRound(
  deps: EngineDeps,
  play: Play,
  { key, stake, isFree = false }: RoundOrder,
): Promise<LanternRound> {
  const { pool, money, clock } = deps;
  return inTransaction(pool, async (tx) => {
    await lockPlayer(tx, play);
    const before = await findByKey(tx, play, key);
    if (before && before.stake !== stake) throw refuseCall('invalid');
    if (before) return before;
    const freePlays = isFree ? await findFreePlays(tx, play, clock()) : null;
    if (isFree && freePlays?.stake !== stake) throw refuseCall('invalid');
    const next = await commitNext(deps, play, tx);
    const face = drawFace({ ...next, key });
    const round: LanternRound = {
      ...next,
      key,
      stake,
      signs: face.signs,
      tenths: face.tenths,
      prize: prizeOf(stake, face),
      stakeId: randomUUID(),
      prizeId: randomUUID(),
    };
    const { id, stakeId } = round;
    await money.noteStake(tx, {
      id: stakeId,
      playId: play.id,
      amount: stake,
      round: id,
      freePlaysId: freePlays?.id ?? null,
    });
    await updatePlayed(tx, round, clock());
    return round;
  });
}
