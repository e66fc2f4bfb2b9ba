// The call that changes the password, and the page's reaction to each result (REG-04).
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
import type { Problem, PasswordValues } from './password-values.ts';

/** Returns to the member home, which is usually the previous entry of the history. */
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

  async function send(typed: PasswordValues): Promise<void> {
    // Read before the call, because another tab may end the old session here too while it runs.
    const before = session.get();
    if (!before) return;
    try {
      const input = { old: typed.old, new: typed.new };
      const { token } = await api(changePassword, input, { teller: 'page' });
      // The other tabs take the new session over and continue (SESS-07).
      session.start({ ...before, token, updatePassword: false });
      toasts.show('done', (t) => t('password.changed'));
      if (before.updatePassword) navigation.enter();
      else leave();
    } catch (error) {
      if (front.closes(error)) return;
      const found = problemOf(error);
      setProblem(found);
      if (isAnswerLost(error)) mayBeChanged.current = true;
      // The old session has ended, probably by the change whose answer was lost.
      else if (endsSession(error) && mayBeChanged.current)
        notices.show((t) => t('password.try_new'));
      else if (!found) obeyFailure({ error, path: changePassword.path, teller: 'alert' });
    }
  }
  async function submit(typed: PasswordValues): Promise<void> {
    if (isRunning.current) return;
    // Nothing is sent while offline, so that the result is never in doubt.
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
