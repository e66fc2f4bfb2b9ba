// Removes what is over, as the modules' records say: in every process, merchant by merchant, oldest first, in batches so small that nobody waits for one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tx } from '@parlour/database/connection';
import type { House } from './app.ts';
import type { Expiring, ServerModule, Work } from './module.ts';

const minute = 60_000;
const everyMs = 10 * minute;
const batch = 500;
/** A process whose clock is ahead must not take what is still good. */
const graceMs = 60 * minute;

/** Of ten thousand merchants each is asked for a dozen tables: it takes a tenth of the time, so that players' calls do not wait behind it. */
const restOf = (busyMs: number, signal: AbortSignal): Promise<void> =>
  sleep(9 * busyMs, undefined, { signal }).catch(() => undefined);

type Deps = Pick<House, 'database' | 'merchants' | 'clock'> & {
  /** After the milliseconds that one merchant took. */
  rest?: typeof restOf;
};

export function keepExpiredRemoved(deps: Deps, modules: readonly ServerModule[]): Work {
  const { rest = restOf } = deps;
  const expiring = modules.flatMap((each) => each.expires ?? []);
  return {
    name: 'removing what is over',
    everyMs,
    run: async (signal) => {
      const failures: unknown[] = [];
      for (const { code } of await deps.merchants.list()) {
        const began = performance.now();
        for (const each of expiring) {
          // One that cannot be removed keeps none of the others.
          await removeAll({ code, each, signal }, deps).catch((error) => failures.push(error));
        }
        await rest(performance.now() - began, signal);
        if (signal.aborted) break;
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

type Removal = { code: string; each: Expiring; signal: AbortSignal };

async function removeAll({ code, each, signal }: Removal, deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - each.keptMs - graceMs);
  let removed = batch;
  while (removed === batch && !signal.aborted) {
    removed = await deps.database.query(code, (tx: Tx) => each.remove(tx, before, batch));
  }
}
