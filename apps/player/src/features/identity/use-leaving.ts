// Leaves the page for the service's own. After the back button a browser may show the page as it was left, still busy.
import { useEffect } from 'react';
import { onPageRestored } from '#platform/page.ts';
import { tabStorage } from '#platform/storage.ts';
import { noteLeft, takeLeft, type OAuthChannel } from './redirect.ts';
import type { IdentityService } from './service.ts';
import { noAnswer, problemOf, type SignInProblem } from './sign-in-problem.ts';

/** Returns a function that leaves the page. `stop` ends the busy state after a return and shows the problem. */
export function useLeaving(
  stop: (why: SignInProblem | null) => void,
): (service: IdentityService, channel: OAuthChannel) => void {
  useEffect(
    () =>
      onPageRestored(() => {
        const left = takeLeft(tabStorage, null);
        if (left !== null) stop(noAnswer(left));
      }),
    [stop],
  );
  return (service, channel) => {
    noteLeft(tabStorage, channel);
    service.byRedirect(channel).catch((error: unknown) => {
      takeLeft(tabStorage, channel);
      stop(problemOf(error));
    });
  };
}
