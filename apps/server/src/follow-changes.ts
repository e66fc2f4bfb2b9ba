// Notices changes of merchants: at once by LISTEN, and within half a minute by a check of all versions.
import type { Database } from '@parlour/database/connection';
import { followMerchantChanges } from '@parlour/database/merchant-changes';
import type { Logger } from 'pino';
import { changeFinder, type Merchants } from '#modules/site';
import { startWork } from './work.ts';

type FollowDeps = {
  database: Database;
  /** The address at which to LISTEN; null if none allows it. */
  listenAt: string | null;
  merchants: Pick<Merchants, 'reload'>;
  log: Logger;
};

/** Milliseconds between two checks, and so the longest delay of a change without a notification. */
const everyMs = 30_000;

export function followChanges({ database, listenAt, merchants, log }: FollowDeps): {
  stop: () => Promise<void>;
} {
  const onChange = merchants.reload;
  const onTrouble = (error: unknown): void => log.debug({ err: error }, 'changes of merchants');
  const check = {
    name: 'changes of merchants',
    everyMs,
    run: changeFinder({ database, onChange }),
  };
  const following: { stop: () => Promise<void> }[] = [startWork([check], onTrouble)];
  if (listenAt !== null) {
    following.push(followMerchantChanges({ url: listenAt, onChange, onTrouble }));
  }
  return { stop: async () => void (await Promise.all(following.map((each) => each.stop()))) };
}
