// Carries out the reaction that the contract's table has for a failed call (NET-08 to NET-11). Loaded after the first failure, or when
// the page is idle.
import { ApiError } from '@parlour/client/api-error';
import { reactionTo } from '@parlour/client/reaction';
import { domainRoute } from '@parlour/contract/site/calls';
import type { Foundation } from '#foundation/foundation-type.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { stopAutomatic } from '#foundation/session/remembered-login.ts';
import { makeTrack } from '#foundation/tracking/report-events.ts';
import { isOffline } from '#platform/network.ts';
import type { FailedCall } from './failed-call.ts';
import { sayAlert } from './failure.ts';
import { createSilentReport } from './silent-report.ts';

const ignore = () => undefined;

export function createObeyFailure(foundation: Foundation): (failed: FailedCall) => void {
  const { notices, toasts, api, boot, deviceStorage, keep } = foundation;
  const hasOthers = boot.status.info.domainRoute.length > 0;
  /** Loads the line test. Where the merchant has other domains, `quiet-work.ts` has loaded it: it cannot be fetched from a dead domain. */
  const line = async () => keep((await import('#foundation/line/line.ts')).makeLine);
  const wordsFor = createWords();
  const report = createSilentReport(makeTrack({ api }));
  return (failed) => {
    const { error, path, teller } = failed;
    const does = error instanceof ApiError ? reactionTo(error) : 'alert';
    // A member on another network has to log in by hand the next time (SESS-04).
    if (error instanceof ApiError && error.code === 'token_ip_different')
      stopAutomatic(deviceStorage);
    // `api.ts` handles these as soon as the answer arrives.
    if (does === 'logOut' || does === 'changePassword' || does === 'front') return;
    // No caller waits for a cancelled call.
    if (error instanceof ApiError && error.kind === 'cancelled') return;
    // Part of a line test, which shows its result itself.
    if (path === domainRoute.path) return;
    if (does === 'line') {
      const say = wordsFor(error);
      return void line().then(
        ({ leave }) => leave(say),
        () => notices.show(say),
      );
    }
    // The device is online, so the domain may be down (NET-18).
    if (does === 'toast' && hasOthers && !isOffline())
      void line().then(({ doubt }) => doubt(), ignore);
    if (teller === 'page') return;
    if (teller === 'alert' && does === 'toast') toasts.show('offline', (t) => t('notices.offline'));
    else if (teller === 'alert' && does === 'alert') notices.show(wordsFor(error));
    else report(failed);
  };
}

/** Caches texts of failures: calls that fail for one reason share one phrase, and a notice is shown only once for the same phrase. */
function createWords(): (error: unknown) => Phrase {
  const words = new Map<string, Phrase>();
  return (error) => {
    const key =
      error instanceof ApiError ? [error.kind, error.status, error.message].join(' ') : '';
    const say = words.get(key) ?? sayAlert(error);
    words.set(key, say);
    return say;
  };
}
