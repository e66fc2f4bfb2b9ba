// Fetches draws again after each draw, so that visitors of the lobby see the newest result. Several processes share
// the work through a time in the database, as they do for the lists.
import type { Database } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import type { GameVendors, VendorAccount } from '#providers/games/games';
import type { Work } from '#server/module';
import { listAccounts } from '../vendor-account.ts';
import { claimDraws, findNextDraw, updateDraws } from './store.ts';

const second = 1_000;
const minute = 60 * second;
/** A supplier publishes a result a moment after the time of the draw. */
const settleMs = 1.5 * second;
/** The pause before the next request if the supplier has not published the draw yet. */
const pauseMs = second;

export type DrawDeps = {
  vendors: Pick<GameVendors, 'listDraws'>;
  database: Database;
  listMerchants: () => Promise<readonly Merchant[]>;
  clock: () => Date;
  onFailure: (error: unknown, account: VendorAccount) => void;
};

export function keepDrawsFresh(deps: DrawDeps): Work {
  /** The time of this process's next check, by account, so that it need not query the database all the time. */
  const looksAt = new Map<string, number>();
  const run = async (): Promise<void> => {
    const accounts = listAccounts(await deps.listMerchants());
    await Promise.all(
      accounts.map(async ([key, account]) => {
        if (deps.clock().getTime() < (looksAt.get(key) ?? 0)) return;
        looksAt.set(key, await refreshDraws(account, deps));
      }),
    );
  };
  return { name: 'asking for the draws', everyMs: second, run };
}

/** Fetches the draws if they are due. Returns the time of the next check. */
async function refreshDraws(account: VendorAccount, deps: DrawDeps): Promise<number> {
  const { database, clock, vendors, onFailure } = deps;
  const { merchantCode, integration } = account;
  const findNext = () => database.query(merchantCode, (tx) => findNextDraw(tx, integration));
  const next = await findNext();
  const now = clock();
  if (next === null) return now.getTime() + minute;
  if (next.getTime() + settleMs > now.getTime()) return next.getTime() + settleMs;
  const until = new Date(now.getTime() + pauseMs);
  const isOurs = await database.query(merchantCode, (tx) =>
    claimDraws(tx, integration, { now, until }),
  );
  if (!isOurs) return until.getTime();
  try {
    const draws = await vendors.listDraws(account);
    if (draws.length === 0) return now.getTime() + minute;
    await database.transaction(merchantCode, (tx) => updateDraws(tx, draws, integration));
    const following = (await findNext()) ?? now;
    return Math.max(following.getTime() + settleMs, until.getTime());
  } catch (error) {
    onFailure(error, account);
    return clock().getTime() + minute;
  }
}
