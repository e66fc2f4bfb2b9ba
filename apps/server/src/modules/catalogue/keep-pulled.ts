// Pulls each merchant's lists when they are due: at once if there is none yet, then every hour, sooner after a
// failure. Several processes share the work through the due time in the database.
import { randomInt } from 'node:crypto';
import type { Merchant } from '#http/merchant';
import type { VendorAccount } from '#providers/games/games';
import type { Work } from '#server/module';
import { pullCatalogue, type PullDeps } from './pull.ts';
import { claimPull, findSchedule, updateSchedule, type PullSchedule } from './store.ts';
import { listAccounts } from './vendor-account.ts';

const second = 1_000;
const minute = 60 * second;
/** The time that a process may take for a pull before another one tries; longer than most pulls take. A repeated pull does no harm. */
const lease = 30 * second;
const lookEvery = second / 4;
const atATime = 4;

export type PullWorkDeps = PullDeps & {
  listMerchants: () => Promise<readonly Merchant[]>;
  clock: () => Date;
  onFailure: (error: unknown, account: VendorAccount) => void;
};

/** The pause before the next pull: about an hour after a success, randomized per merchant; 1 s, 2 s … up to a minute after failures, as hubs allow. */
export function pauseAfter(failures: number): number {
  if (failures === 0) return randomInt(54, 66) * minute;
  return Math.min(second * 2 ** (failures - 1), minute);
}

/** Pulls lists as they become due. `filled` resolves once every list has been pulled; never if one cannot be pulled (LOBBY-04). */
export function keepCataloguesPulled(deps: PullWorkDeps): Work & { filled: Promise<void> } {
  const filled = Promise.withResolvers<void>();
  const running = new Map<string, Promise<void>>();
  /** Schedules from the database, cached so that this process need not read them all the time. */
  const schedules = new Map<string, PullSchedule>();

  const start = (key: string, account: VendorAccount, signal: AbortSignal): void => {
    const attempt = pullIfDue(account, deps)
      .then((schedule) => void schedules.set(key, schedule))
      .catch((error: unknown) => {
        // The database is unavailable: try again soon, with the schedule known before.
        const before = schedules.get(key) ?? { failures: 0, pulledAt: null };
        schedules.set(key, { ...before, dueAt: new Date(deps.clock().getTime() + 2 * second) });
        if (!signal.aborted) deps.onFailure(error, account);
      })
      .finally(() => running.delete(key));
    running.set(key, attempt);
  };
  /** Starts what is due and does not wait for it, so that a slow list does not delay the others. */
  const run = async (signal: AbortSignal): Promise<void> => {
    const accounts = listAccounts(await deps.listMerchants());
    const now = deps.clock();
    for (const [key, account] of accounts) {
      const dueAt = schedules.get(key)?.dueAt;
      const isFree = !running.has(key) && running.size < atATime;
      if (isFree && (dueAt === undefined || dueAt <= now)) start(key, account, signal);
    }
    if (accounts.every(([key]) => schedules.get(key)?.pulledAt)) filled.resolve();
  };
  return { name: 'pulling the lists of games', everyMs: lookEvery, run, filled: filled.promise };
}

/** Returns the schedule that now applies. */
async function pullIfDue(account: VendorAccount, deps: PullWorkDeps): Promise<PullSchedule> {
  const { database, clock } = deps;
  const { merchantCode, integration } = account;
  const now = clock();
  const until = new Date(now.getTime() + lease);
  const claimed = await database.query(merchantCode, (tx) =>
    claimPull(tx, account, { now, until }),
  );
  if (!claimed) {
    const others = await database.query(merchantCode, (tx) => findSchedule(tx, integration));
    if (others?.pulledAt) return others;
    // Another process is pulling it for the first time: check again soon.
    return { failures: 0, pulledAt: null, dueAt: new Date(now.getTime() + second) };
  }
  const outcome = await pullCatalogue(account, deps).then(
    () => ({ failures: 0, pulledAt: clock() }),
    (error: unknown) => {
      deps.onFailure(error, account);
      return { failures: claimed.failures + 1, pulledAt: claimed.pulledAt };
    },
  );
  const dueAt = new Date(clock().getTime() + pauseAfter(outcome.failures));
  const schedule = { ...outcome, dueAt };
  await database.query(merchantCode, (tx) => updateSchedule(tx, integration, schedule));
  return schedule;
}
