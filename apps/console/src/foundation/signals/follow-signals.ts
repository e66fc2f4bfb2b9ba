// The stream of signals (STAFF-07), opened again when it ends.
import type { ConsoleClient } from '@parlour/client/console-client';
import { pauseAfter } from '@parlour/client/signals/pauses';
import { randomShare } from '#platform/random-share.ts';

type SignalHandlers = {
  /** Called with true when a stream begins, and with false when it ends. */
  onLive: (isLive: boolean) => void;
  onChanged: () => void;
};

/** The answer to somebody whose role may not list the queue. */
const forbidden = 403;

/** Reads one stream after the other until the signal aborts, after which no handler is called. */
export async function followSignals(
  { readSignals }: Pick<ConsoleClient, 'readSignals'>,
  ended: AbortSignal,
  { onLive, onChanged }: SignalHandlers,
): Promise<void> {
  let failures = 0;
  while (!ended.aborted) {
    let isLive = false;
    const end = await readSignals({
      signal: ended,
      onAlive: () => {
        if (isLive || ended.aborted) return;
        isLive = true;
        onLive(true);
      },
      onChanged: () => {
        if (!ended.aborted) onChanged();
      },
    });
    if (ended.aborted) return;
    if (isLive) onLive(false);
    if (end.status === forbidden) return;
    failures = end.hasBegun ? 0 : failures + 1;
    await rest(pauseAfter(end, failures, randomShare()), ended);
  }
}

async function rest(ms: number, ended: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(finish, ms);
    ended.addEventListener('abort', finish);
    function finish(): void {
      clearTimeout(timer);
      ended.removeEventListener('abort', finish);
      resolve();
    }
  });
}
