// Leaves the page for the service's own. A browser may show it again as it was left, busy, when the player comes back by the back button.
import { useEffect } from 'react';
import { onPageRestored } from '#platform/page.ts';
import { tabStorage } from '#platform/storage.ts';
import { noteLeft, takeLeft, type Named } from './redirect.ts';
import type { IdentityService } from './service.ts';
import { noAnswer, problemOf, type SignInProblem } from './sign-in-problem.ts';

/** `stop`: the player may go on here, and is told why nothing came of it. */
export function useLeaving(
  stop: (why: SignInProblem | null) => void,
): (service: IdentityService, channel: Named) => void {
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
