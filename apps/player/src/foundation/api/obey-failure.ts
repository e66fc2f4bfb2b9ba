// Does what the contract's table says of a failed call (NET-08 to NET-11). Fetched when the first call has failed, or when the page
// is idle: nobody needs it before.
import { ApiError } from '@parlour/client/api-error';
import { reactionTo } from '@parlour/client/reaction';
import { domainRoute } from '@parlour/contract/site/calls';
import type { Foundation } from '#foundation/parts.ts';
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
  /** Here already where there is another address (`quiet-work.ts`): it could not be fetched from one that is gone. */
  const line = async () => keep((await import('#foundation/line/line.ts')).makeLine);
  const wordsFor = createWords();
  const report = createSilentReport(makeTrack({ api }));
  return (failed) => {
    const { error, path, teller } = failed;
    const does = error instanceof ApiError ? reactionTo(error) : 'alert';
    // Whoever comes from another place is to be asked the next time (SESS-04).
    if (error instanceof ApiError && error.code === 'token_ip_different')
      stopAutomatic(deviceStorage);
    // These were obeyed at once, when the answer came (`api.ts`).
    if (does === 'logOut' || does === 'changePassword' || does === 'front') return;
    // Nobody waits for it any more.
    if (error instanceof ApiError && error.kind === 'cancelled') return;
    // Asked while another address is looked for: that one says what came of it.
    if (path === domainRoute.path) return;
    if (does === 'line') {
      const say = wordsFor(error);
      return void line().then(
        ({ leave }) => leave(say),
        () => notices.show(say),
      );
    }
    // The device has a line, so it is the address that may be gone (NET-18).
    if (does === 'toast' && hasOthers && !isOffline())
      void line().then(({ doubt }) => doubt(), ignore);
    if (teller === 'page') return;
    if (teller === 'alert' && does === 'toast') toasts.show('offline', (t) => t('notices.offline'));
    else if (teller === 'alert' && does === 'alert') notices.show(wordsFor(error));
    else report(failed);
  };
}

/** Calls that fail together of one thing say one thing: the same words are the same phrase, and a notice never stands twice. */
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
