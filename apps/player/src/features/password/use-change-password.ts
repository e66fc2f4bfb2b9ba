// The call that changes the password, and what each of its outcomes means on this page (REG-04).
import { useRef, useState } from 'react';
import { changePassword } from '@parlour/contract/password/calls';
import { endsSession } from '#foundation/api/outcome.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { readOpening } from '#foundation/navigation/opened-from.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { stepBack } from '#platform/address.ts';
import { isOffline } from '#platform/network.ts';
import { isAnswerLost, problemOf } from './password-problem.ts';
import type { Problem, Typed } from './typed.ts';

/** Whoever chose to come goes back to the page with the way here, which is most often the entry before. */
function leave(): void {
  if (readOpening().from === href('memberHome')) stepBack();
  else navigation.replace('memberHome');
}

export function useChangePassword() {
  const { api, session, toasts, notices, front, obeyFailure } = useFoundation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isRunning = useRef(false);
  const mayBeChanged = useRef(false);

  async function send(typed: Typed): Promise<void> {
    // Another tab may hear of the old session's end first, and end it here too: what it was is needed all the same.
    const before = session.get();
    if (!before) return;
    try {
      const input = { old: typed.old, new: typed.new };
      const { token } = await api(changePassword, input, { teller: 'page' });
      // The other tabs take it over, and go on (SESS-07).
      session.start({ ...before, token, updatePassword: false });
      toasts.show('done', (t) => t('password.changed'));
      if (before.updatePassword) navigation.enter();
      else leave();
    } catch (error) {
      if (front.closes(error)) return;
      const found = problemOf(error);
      setProblem(found);
      if (isAnswerLost(error)) mayBeChanged.current = true;
      // The old session has ended: by the change whose answer was lost, it seems.
      else if (endsSession(error) && mayBeChanged.current)
        notices.show((t) => t('password.try_new'));
      else if (!found) obeyFailure({ error, path: changePassword.path, teller: 'alert' });
    }
  }
  async function submit(typed: Typed): Promise<void> {
    if (isRunning.current) return;
    // Without a line nothing is sent, so nothing can be in doubt.
    if (isOffline()) return setProblem({ field: null, say: (t) => t('site.offline') });
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    await send(typed);
    isRunning.current = false;
    setBusy(false);
  }
  return { isBusy, problem, setProblem, submit, prepare: api.prepare };
}
