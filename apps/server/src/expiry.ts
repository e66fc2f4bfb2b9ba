// Removes what is over, as the modules' records say: in every process, merchant by merchant, oldest first, in batches so small that nobody waits for one.
import type { Tx } from '@parlour/database/connection';
import type { House } from './app.ts';
import type { Expiring, ServerModule, Work } from './module.ts';

const minute = 60_000;
const everyMs = 10 * minute;
const batch = 500;
/** A process whose clock is ahead must not take what is still good. */
const graceMs = 60 * minute;

type Deps = Pick<House, 'database' | 'merchants' | 'clock'>;

export function keepExpiredRemoved(deps: Deps, modules: readonly ServerModule[]): Work {
  const expiring = modules.flatMap((each) => each.expires ?? []);
  return {
    name: 'removing what is over',
    everyMs,
    run: async (signal) => {
      const failures: unknown[] = [];
      for (const { code } of await deps.merchants.list()) {
        for (const each of expiring) {
          // One that cannot be removed keeps none of the others.
          await removeAll({ code, each, signal }, deps).catch((error) => failures.push(error));
        }
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
