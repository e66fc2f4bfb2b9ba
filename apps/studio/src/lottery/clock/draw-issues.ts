import { outcomeOf } from '@parlour/games/draws/bets/bets';
import type { DrawGame } from '@parlour/games/draws/draw-game';
import { inTransaction } from '../../in-transaction.ts';
import type { EngineDeps } from '../../engine.ts';
import { drawNumbers } from '../rules/draw-numbers.ts';
import { knownSeries } from '../rules/series.ts';
import {
  listPicked,
  listUnknown,
  lockDue,
  setDrawn,
  type PickCount,
  type Winners,
} from './store.ts';

/** Draws all due issues, including those missed while no process ran. */
export async function drawIssues(deps: EngineDeps): Promise<void> {
  while (await drawNext(deps));
}

/** Draws one issue. One transaction decides which slips count and which numbers are drawn, so neither is visible before it ends (G2). */
const drawNext = (deps: EngineDeps): Promise<boolean> =>
  inTransaction(deps.pool, async (tx) => {
    const now = deps.clock();
    const due = await lockDue(tx, now);
    if (!due) return false;
    const { game } = knownSeries(due.series, deps);
    const unknown = await listUnknown(tx, due);
    if (unknown.length > 0) await deps.money.settleUnknown(tx, unknown);
    const numbers = drawNumbers(due.seed, due, game.machine);
    const winners = countWinners(game, await listPicked(tx, due), numbers);
    await setDrawn(tx, { ...due, numbers, winners, now });
    return true;
  });

/** Counts winning slips by bet and outcome, in the order of the game's bets and odds. */
function countWinners(
  { kinds }: DrawGame,
  picked: readonly PickCount[],
  numbers: readonly number[],
): Winners {
  return kinds.flatMap((kind) => {
    const counts = new Map<string, number>();
    for (const { picks, count } of picked.filter((each) => each.kind === kind.name)) {
      const outcome = outcomeOf(kind, picks, numbers);
      if (outcome !== null) counts.set(outcome, (counts.get(outcome) ?? 0) + count);
    }
    return Object.keys(kind.odds).flatMap((outcome) => {
      const count = counts.get(outcome);
      return count === undefined ? [] : [{ kind: kind.name, outcome, count }];
    });
  });
}
