import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { outcomeOf } from '@parlour/games/draws/bets/bets';
import type { DrawGame } from '@parlour/games/draws/draw-game';
import { inTransaction } from '../../in-transaction.ts';
import type { EngineDeps } from '../../engine.ts';
import { knownSeries } from '../rules/series.ts';
import { prizeOf } from '../../money/prize-of.ts';
import {
  listCounting,
  lockLater,
  lockMoney,
  lockUnsettled,
  setOutcome,
  setSettled,
  type CountingSlip,
  type UnsettledIssue,
} from './settle-store.ts';

/** The most slips settled in one transaction. A process that ends in the middle of a large draw loses only the last one. */
const atOnce = 200;

/** Settles drawn issues, each slip together with its prize. */
export async function settleIssues(deps: EngineDeps): Promise<void> {
  while (await settleSome(deps));
}

type DecidedSlip = CountingSlip & { outcome: string | null; prize: bigint };
type SlipBatch = { drawn: UnsettledIssue; slips: readonly DecidedSlip[]; now: Date };

const settleSome = (deps: EngineDeps): Promise<boolean> =>
  inTransaction(deps.pool, async (tx) => {
    const drawn = await lockUnsettled(tx);
    if (!drawn) return false;
    const { game } = knownSeries(drawn.series, deps);
    const counting = await listCounting(tx, drawn, atOnce);
    const slips = counting.map((slip) => judge(game, slip, drawn.numbers));
    // Another process, whose clock is ahead, may have drawn the issue.
    const now = new Date(Math.max(deps.clock().getTime(), drawn.drawnAt.getTime()));
    await stopWhereWon(deps, tx, { drawn, slips, now });
    for (const slip of slips) await settleSlip(deps, tx, { slip, now });
    if (slips.length < atOnce) await setSettled(tx, drawn, now);
    return true;
  });

/** Decides a slip. Throws if the game has no such kind of bet: the slip stays unsettled, with an error in the log, until it is mended. */
function judge(game: DrawGame, slip: CountingSlip, numbers: readonly number[]): DecidedSlip {
  const kind = game.kinds.find(({ name }) => name === slip.kind);
  if (!kind) throw new Error(`${game.name} has no bet ${slip.kind}, of which slip ${slip.id} is.`);
  const outcome = outcomeOf(kind, slip.picks, numbers);
  const hundredths = outcome === null ? 0n : BigInt(kind.odds[outcome] ?? 0);
  return { ...slip, outcome, prize: prizeOf(slip.price, hundredths) };
}

/** Returns the stakes of later draws after a win, in the transaction of the win, unless their sales are closed. */
async function stopWhereWon(
  { money }: EngineDeps,
  tx: PoolClient,
  { drawn, slips, now }: SlipBatch,
): Promise<void> {
  const stopping = slips.filter(({ stopsOnWin, prize }) => stopsOnWin && prize > 0n);
  if (stopping.length === 0) return;
  const stakeIds = await lockLater(tx, { drawn, slips: stopping, now });
  if (stakeIds.length === 0) return;
  await lockMoney(tx, { stakeIds, playIds: slips.map(({ playId }) => playId) });
  await money.noteReturns(tx, stakeIds);
}

async function settleSlip(
  { money }: EngineDeps,
  tx: PoolClient,
  { slip: { id, outcome, prize }, now }: { slip: DecidedSlip; now: Date },
): Promise<void> {
  await setOutcome(tx, { id, outcome, now });
  // A prize of 0 closes the round at the wallet.
  await money.notePrize(tx, { id: randomUUID(), stakeId: id, amount: prize });
}
