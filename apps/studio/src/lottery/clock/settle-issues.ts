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

/** How many slips are settled in one transaction, so that a process that ends in the middle of a large draw keeps most of its work. */
const atOnce = 200;

/** Settles what is drawn, slip by slip, each together with its prize. */
export async function settleIssues(deps: EngineDeps): Promise<void> {
  while (await settleSome(deps));
}

type Judged = CountingSlip & { outcome: string | null; prize: bigint };
type Settling = { drawn: UnsettledIssue; slips: readonly Judged[]; now: Date };

const settleSome = (deps: EngineDeps): Promise<boolean> =>
  inTransaction(deps.pool, async (tx) => {
    const drawn = await lockUnsettled(tx);
    if (!drawn) return false;
    const { game } = knownSeries(drawn.series, deps);
    const counting = await listCounting(tx, drawn, atOnce);
    const slips = counting.map((slip) => judge(game, slip, drawn.numbers));
    // Another process, whose clock is ahead, may have drawn it.
    const now = new Date(Math.max(deps.clock().getTime(), drawn.drawnAt.getTime()));
    await stopWhereWon(deps, tx, { drawn, slips, now });
    for (const slip of slips) await settleSlip(deps, tx, { slip, now });
    if (slips.length < atOnce) await setSettled(tx, drawn, now);
    return true;
  });

/** Throws for a slip of a kind that the game has not: it stays unsettled, and says so, until somebody looks. */
function judge(game: DrawGame, slip: CountingSlip, numbers: readonly number[]): Judged {
  const kind = game.kinds.find(({ name }) => name === slip.kind);
  if (!kind) throw new Error(`${game.name} has no bet ${slip.kind}, of which slip ${slip.id} is.`);
  const outcome = outcomeOf(kind, slip.picks, numbers);
  const hundredths = outcome === null ? 0n : BigInt(kind.odds[outcome] ?? 0);
  return { ...slip, outcome, prize: prizeOf(slip.price, hundredths) };
}

/** Decided with the win itself: what was bought for later draws goes back, unless their sales are closed. */
async function stopWhereWon(
  { money }: EngineDeps,
  tx: PoolClient,
  { drawn, slips, now }: Settling,
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
  { slip: { id, outcome, prize }, now }: { slip: Judged; now: Date },
): Promise<void> {
  await setOutcome(tx, { id, outcome, now });
  // A prize of nothing closes the round at the wallet.
  await money.notePrize(tx, { id: randomUUID(), stakeId: id, amount: prize });
}
