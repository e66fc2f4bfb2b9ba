// Failures that the player does not see are counted and told to our own server, so that operators see them (docs/security.md 2.18).
import { ApiError } from '@parlour/client/api-error';
import { isOffline, onceOnline } from '#platform/network.ts';
import { onPageGone } from '#platform/page.ts';
import type { Track } from '#foundation/tracking/report-events.ts';
import type { FailedCall } from './failed-call.ts';

/** What fails within this time is told together. */
const gatherMs = 10_000;
/** As many as one call takes. */
const mostKinds = 20;

type Silent = { path: string; code: string; status: number; count: number };

/** A gateway may call its errors anything. */
const plainCode = (code: string): string => (/^[\w.-]{1,64}$/.test(code) ? code : 'other');

function describe({ error, path }: FailedCall): Silent {
  return error instanceof ApiError
    ? { path, code: plainCode(error.code), status: error.status, count: 1 }
    : { path, code: 'fault', status: 0, count: 1 };
}

export function createSilentReport(track: Track): (failed: FailedCall) => void {
  const counted = new Map<string, Silent>();
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
    // Of a line that is gone the player was told, and nobody could be told now.
    if (isOffline()) return;
    const silent = describe(failed);
    const key = [silent.path, silent.code, silent.status].join(' ');
    const known = counted.get(key);
    if (known) known.count += 1;
    else if (counted.size < mostKinds) counted.set(key, silent);
    timer ??= setTimeout(() => (isOffline() ? onceOnline(tell) : tell()), gatherMs);
  };
}
