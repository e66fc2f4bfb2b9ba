// How this process hears that a merchant was changed: at once by LISTEN, and within half a minute by a look at all versions.
import type { Database } from '@parlour/database/connection';
import { followMerchantChanges, lookForMerchantChanges } from '@parlour/database/merchant-changes';
import type { Logger } from 'pino';
import type { Merchants } from '#modules/site';

type FollowDeps = {
  database: Database;
  /** Null where nobody can listen. */
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
