// Counts failures that the player does not see and reports them to our server for operators (docs/security.md 2.18).
import { ApiError } from '@parlour/client/api-error';
import { isOffline, onceOnline } from '#platform/network.ts';
import { onPageGone } from '#platform/page.ts';
import type { Track } from '#foundation/tracking/report-events.ts';
import type { FailedCall } from './failed-call.ts';

/** Failures within this time are reported together. */
const gatherMs = 10_000;
/** Most kinds of failures in one report: the limit of one call. */
const mostKinds = 20;

type SilentFailure = { path: string; code: string; status: number; count: number };

/** Replaces a code of unknown shape: a gateway's codes may hold anything. */
const plainCode = (code: string): string => (/^[\w.-]{1,64}$/.test(code) ? code : 'other');

function describe({ error, path }: FailedCall): SilentFailure {
  return error instanceof ApiError
    ? { path, code: plainCode(error.code), status: error.status, count: 1 }
    : { path, code: 'fault', status: 0, count: 1 };
}

export function createSilentReport(track: Track): (failed: FailedCall) => void {
  const counted = new Map<string, SilentFailure>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    clearTimeout(timer);
    timer = undefined;
    if (counted.size === 0) return;
    const events = [...counted.values()].map(
      (each) => ({ eventName: 'silentFailure', ...each }) as const,
    );
    counted.clear();
    track(...events);
  }
  onPageGone(tell);

  return (failed) => {
    // Offline, the player sees a toast, and a report could not be sent.
    if (isOffline()) return;
    const silent = describe(failed);
    const key = [silent.path, silent.code, silent.status].join(' ');
    const known = counted.get(key);
    if (known) known.count += 1;
    else if (counted.size < mostKinds) counted.set(key, silent);
    timer ??= setTimeout(() => (isOffline() ? onceOnline(tell) : tell()), gatherMs);
  };
}
