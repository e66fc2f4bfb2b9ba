// Removes expired rows, as the modules' records define them: in every process, merchant by merchant, oldest first, in batches so small that no call waits for one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerContext } from './server-context-type.ts';
import type { ExpiringRows, ServerModule, Work } from './module.ts';

const minute = 60_000;
const everyMs = 10 * minute;
const batch = 500;
/** A margin in milliseconds, so that a process whose clock is ahead does not remove valid rows. */
const graceMs = 60 * minute;

/** Waits nine times as long as the last merchant took, so that the removal uses a tenth of the time: ten thousand merchants with a dozen tables would delay players' calls. */
const restOf = (busyMs: number, signal: AbortSignal): Promise<void> =>
  sleep(9 * busyMs, undefined, { signal }).catch(() => undefined);

type Deps = Pick<ServerContext, 'database' | 'clock'> & {
  /** Lists the merchants, or other codes under which rows are kept. */
  merchants: { list: () => Promise<readonly { code: string }[]> };
  /** The pause after each merchant; gets the milliseconds that it took. */
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
          // A failure for one kind of row does not stop the others.
          await removeAll({ code, each, signal }, deps).catch((error) => failures.push(error));
        }
        await rest(performance.now() - began, signal);
        if (signal.aborted) break;
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

type Removal = { code: string; each: ExpiringRows; signal: AbortSignal };

async function removeAll({ code, each, signal }: Removal, deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - each.keptMs - graceMs);
  let removed = batch;
  while (removed === batch && !signal.aborted) {
    const rows = await deps.database.query(code, (tx) => each.remove(tx, { before, most: batch }));
    removed = rows.length;
  }
}
