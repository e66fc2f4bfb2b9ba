// Pulls every merchant's lists when they are due: at once where there is none yet, then every hour, sooner after a
// failure. Several processes share the work by the due time in the database.
import { randomInt } from 'node:crypto';
import type { Merchant } from '#http/merchant';
import type { VendorAccount } from '#providers/games/games';
import type { Work } from '#server/module';
import { pullCatalogue, type PullDeps } from './pull.ts';
import { claimPull, findSchedule, updateSchedule, type PullSchedule } from './store.ts';
import { listAccounts } from './vendor-account.ts';

const second = 1_000;
const minute = 60 * second;
/** How long a process may pull before another one tries; longer than most pulls take. A pull that is made twice harms nothing. */
const lease = 30 * second;
const lookEvery = second / 4;
const atATime = 4;

export type KeepDeps = PullDeps & {
  listMerchants: () => Promise<readonly Merchant[]>;
  clock: () => Date;
  onFailure: (error: unknown, account: VendorAccount) => void;
};

/** After a good pull about an hour, never the same for all; after failures 1 s, 2 s … a minute, as often as hubs allow. */
export function pauseAfter(failures: number): number {
  if (failures === 0) return randomInt(54, 66) * minute;
  return Math.min(second * 2 ** (failures - 1), minute);
}

/** `filled` resolves when every list was pulled once; where one cannot be, it does not (LOBBY-04). */
export function keepCataloguesPulled(deps: KeepDeps): Work & { filled: Promise<void> } {
  const filled = Promise.withResolvers<void>();
  const running = new Map<string, Promise<void>>();
  /** What this process knows of the schedules in the database, so that it need not ask all the time. */
  const schedules = new Map<string, PullSchedule>();

  const start = (key: string, account: VendorAccount, signal: AbortSignal): void => {
    const attempt = pullIfDue(account, deps)
      .then((schedule) => void schedules.set(key, schedule))
      .catch((error: unknown) => {
        // The database is away: try again soon, with what was known before.
        const before = schedules.get(key) ?? { failures: 0, pulledAt: null };
        schedules.set(key, { ...before, dueAt: new Date(deps.clock().getTime() + 2 * second) });
        if (!signal.aborted) deps.onFailure(error, account);
      })
      .finally(() => running.delete(key));
    running.set(key, attempt);
  };
  /** Starts what is due and does not wait for it, so that a slow list holds up no other. */
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

/** Gives the schedule that holds now. */
async function pullIfDue(account: VendorAccount, deps: KeepDeps): Promise<PullSchedule> {
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
    // Another process pulls it for the first time: soon there is more to know.
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
