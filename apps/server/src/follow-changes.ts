// Notices changes of merchants: at once by LISTEN, and within half a minute by a check of all versions.
import type { Database } from '@parlour/database/connection';
import { followMerchantChanges, lookForMerchantChanges } from '@parlour/database/merchant-changes';
import type { Logger } from 'pino';
import type { Merchants } from '#modules/site';

type FollowDeps = {
  database: Database;
  /** The address at which to LISTEN; null if none allows it. */
  listenAt: string | null;
  merchants: Pick<Merchants, 'reload'>;
  log: Logger;
};

export function followChanges({ database, listenAt, merchants, log }: FollowDeps): {
  stop: () => Promise<void>;
} {
  const options = {
    onChange: merchants.reload,
    onTrouble: (error: unknown) => log.debug({ err: error }, 'changes of merchants'),
  };
  const following = [lookForMerchantChanges({ ...options, database })];
  if (listenAt !== null) following.push(followMerchantChanges({ ...options, url: listenAt }));
  return { stop: async () => void (await Promise.all(following.map((each) => each.stop()))) };
}
