// The stream of the tab that reads for all tabs: opened while there is a session, and opened again when it ends.
import { pauseAfter } from '@parlour/client/signals/pauses';
import { readSignals } from '@parlour/client/signals/read-signals';
import type { SignalKind } from '@parlour/contract/signals/kinds';
import type { Foundation } from '#foundation/foundation.ts';
import { onceOnline } from '#platform/network.ts';
import { randomShare } from '#platform/quiet/random-share.ts';

type StreamHandlers = {
  /** Called at the beginning of a stream and at each sign of life, and with false at its end. */
  onLive: (isLive: boolean) => void;
  onChanged: (what: readonly SignalKind[]) => void;
};

const unauthorised = 401;
/** The answer of a site that has no streams, because a gateway answers its calls. */
const refused = 403;

/** The time over which browsers return that are online again, in milliseconds. */
const backMs = 5_000;

/** Reads until the signal aborts. */
export async function leadStream(
  foundation: Foundation,
  ended: AbortSignal,
  { onLive, onChanged }: StreamHandlers,
): Promise<void> {
  const { session, site, language } = foundation;
  let failures = 0;
  while (!ended.aborted) {
    const record = session.get();
    const changed = sessionChange(foundation, ended);
    // No other call is allowed until the password is changed.
    if (!record || record.updatePassword) {
      await changed.happened;
      continue;
    }
    const caller = {
      origin: '',
      merchant: site.merchantCode,
      language: language.get().language,
      token: record.token,
    };
    const end = await readSignals({
      caller,
      signal: changed.signal,
      onAlive: () => onLive(true),
      onChanged,
    });
    onLive(false);
    failures = end.hasBegun ? 0 : failures + 1;
    // Another call learns that the session is over, and says so (NET-08).
    if (end.status === unauthorised) onChanged(['session']);
    if (end.status === refused) await changed.happened;
    else await rest(pauseAfter(end, failures, randomShare()), changed.signal);
    changed.forget();
  }
}

/** Waits; an end of the session or of the lead, and a connection that is back, end the wait. */
async function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const timers = [setTimeout(finish, ms)];
    // Not at once: all browsers of a network return together.
    const leave = onceOnline(() => {
      timers.push(setTimeout(finish, randomShare() * Math.min(ms, backMs)));
    });
    signal.addEventListener('abort', finish);
    function finish(): void {
      for (const timer of timers) clearTimeout(timer);
      leave();
      signal.removeEventListener('abort', finish);
      resolve();
    }
  });
}

/** A signal that aborts when the session's token changes or the lead ends. */
function sessionChange({ session }: Foundation, ended: AbortSignal) {
  const control = new AbortController();
  const { token, updatePassword } = session.get() ?? {};
  const happened = new Promise<void>((resolve) =>
    control.signal.addEventListener('abort', () => resolve()),
  );
  const stop = (): void => control.abort();
  const look = (): void => {
    const now = session.get();
    if (now?.token !== token || now?.updatePassword !== updatePassword) stop();
  };
  const leave = session.subscribe(look);
  ended.addEventListener('abort', stop);
  const forget = (): void => {
    leave();
    ended.removeEventListener('abort', stop);
  };
  control.signal.addEventListener('abort', forget);
  if (ended.aborted) stop();
  return { signal: control.signal, happened, forget };
}
