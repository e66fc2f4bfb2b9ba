// Notices changes of other processes: of merchants at once by LISTEN, and within half a minute by a check of all versions; signals by LISTEN alone.
import type { Database } from '@parlour/database/connection';
import { openChangeLine } from '@parlour/database/signals/change-line';
import { createPostgresBus } from '@parlour/database/signals/postgres-bus';
import type { Logger } from 'pino';
import { changeFinder, type Merchants } from '#modules/site';
import type { SignalBus } from '#providers/signals/signals';
import { startWork } from '../work.ts';

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
  signals: SignalBus;
  stop: () => Promise<void>;
} {
  const onMerchant = merchants.reload;
  const onTrouble = (error: unknown): void => log.debug({ err: error }, 'changes of merchants');
  const check = {
    name: 'changes of merchants',
    everyMs,
    run: changeFinder({ database, onChange: onMerchant }),
  };
  const checking = startWork([check], onTrouble);
  const signals = createPostgresBus((handlers) =>
    listenAt === null
      ? null
      : openChangeLine({ url: listenAt, onMerchant, onTrouble, ...handlers }),
  );
  return {
    signals,
    stop: async () => void (await Promise.all([checking.stop(), signals.close()])),
  };
}
