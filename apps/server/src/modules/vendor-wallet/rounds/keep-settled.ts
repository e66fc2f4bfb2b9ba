// Runs the rule of void rounds from time to time. Every process does: a round is voided under its member's lock, so a second run finds nothing, and no process has to be the chosen one (decision 015).
import { setTimeout as sleep } from 'node:timers/promises';
import { voidDueRounds, type RuleDeps } from './void-rounds.ts';

/** A day is not counted to the second. */
const everyMs = 5 * 60_000;

/** Begins at once; a run that fails is told and the next one comes all the same. */
export function keepRoundsSettled(deps: RuleDeps): { stop: () => Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  const keep = async (): Promise<void> => {
    while (!signal.aborted) {
      await voidDueRounds(deps).catch((error: unknown) => deps.onFailure(error, 'all'));
      await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const done = keep();
  return {
    stop: () => {
      ending.abort();
      return done;
    },
  };
}
