// Pulls every merchant's lists when they are due: at once where there is none yet, then every hour, sooner after a
// failure. Several processes share the work by the due time in the database.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { integrationNames } from '@parlour/contract/integrations';
import type { Merchant } from '#http/merchant';
import type { VendorAccount } from '#providers/games/games';
import { pullCatalogue, type PullDeps } from './pull.ts';
import type { Due } from './store.ts';
import { vendorAccount } from './vendor-account.ts';

const second = 1_000;
const minute = 60 * second;
/** Longer than most pulls take; one that takes longer is made twice, which harms nothing. */
const lease = 30 * second;
const lookEvery = second / 4;
const atATime = 4;

export type KeepDeps = PullDeps & {
  listMerchants: () => Promise<readonly Merchant[]>;
  clock: () => Date;
  onFailure: (error: unknown, account: VendorAccount) => void;
};

export type KeptCatalogues = {
  /** Resolves when every list was pulled once; where one cannot be, it does not. */
  filled: Promise<void>;
  stop: () => Promise<void>;
};

/** After a good pull about an hour, never the same for all; after failures 1 s, 2 s … a minute, which is as often as hubs like it. */
export function pauseAfter(failures: number): number {
  if (failures === 0) return randomInt(54, 66) * minute;
  return Math.min(second * 2 ** (failures - 1), minute);
}

export function keepCataloguesPulled(deps: KeepDeps): KeptCatalogues {
  const ending = new AbortController();
  const filled = Promise.withResolvers<void>();
  const running = new Map<string, Promise<void>>();
  /** What this process knows of the database's due times, so that it need not ask all the time. */
  const known = new Map<string, Due>();

  const start = (key: string, account: VendorAccount): void => {
    const attempt = pullIfDue(account, deps)
      .then((due) => void known.set(key, due))
      .catch((error: unknown) => {
        // The database: asked again soon, and no more is known than before.
        const before = known.get(key) ?? { failures: 0, pulledAt: null };
        known.set(key, { ...before, dueAt: new Date(deps.clock().getTime() + 2 * second) });
        if (!ending.signal.aborted) deps.onFailure(error, account);
      })
      .finally(() => running.delete(key));
    running.set(key, attempt);
  };
  const look = async (): Promise<void> => {
    const accounts = accountsOf(await deps.listMerchants());
    const now = deps.clock();
    for (const [key, account] of accounts) {
      const due = known.get(key)?.dueAt;
      const isFree = !running.has(key) && running.size < atATime;
      if (isFree && (due === undefined || due <= now)) start(key, account);
    }
    if (accounts.every(([key]) => known.get(key)?.pulledAt)) filled.resolve();
  };
  const loop = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await look().catch(() => undefined);
      await sleep(lookEvery, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const done = loop();
  return {
    filled: filled.promise,
    stop: () => {
      ending.abort();
      return done;
    },
  };
}

const accountsOf = (merchants: readonly Merchant[]): [string, VendorAccount][] =>
  merchants.flatMap((merchant) =>
    integrationNames.flatMap((name): [string, VendorAccount][] => {
      const account = vendorAccount(merchant, name);
      return account ? [[`${merchant.code}/${name}`, account]] : [];
    }),
  );

/** Gives the due time that holds now. */
async function pullIfDue(account: VendorAccount, deps: KeepDeps): Promise<Due> {
  const now = deps.clock();
  const claimed = await deps.store.claim(account, now, new Date(now.getTime() + lease));
  if (!claimed) {
    const others = await deps.store.find(account);
    if (others?.pulledAt) return others;
    // Another process pulls it for the first time: soon there is more to know.
    return { failures: 0, pulledAt: null, dueAt: new Date(now.getTime() + second) };
  }
  const outcome = await pullCatalogue(account, deps).then(
    () => ({ failures: 0, pulledAt: deps.clock() }),
    (error: unknown) => {
      deps.onFailure(error, account);
      return { failures: claimed.failures + 1, pulledAt: claimed.pulledAt };
    },
  );
  const dueAt = new Date(deps.clock().getTime() + pauseAfter(outcome.failures));
  await deps.store.update(account, { ...outcome, dueAt });
  return { ...outcome, dueAt };
}
