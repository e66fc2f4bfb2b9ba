// The login call, and what each of its outcomes means on this page.
import { useEffect, useState } from 'react';
import { signIn } from '@parlour/contract/login/calls';
import { isAnswered } from '#foundation/api/failure.ts';
import { loadFailures, type Foundation } from '#foundation/foundation.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { createSubmitLock } from './submit-lock.ts';
import type { Credentials } from './credentials.ts';
import { takeEarlyLogin } from './early-login.ts';
import { problemOf, type Problem } from './login-problem.ts';
import { mustChangePassword } from './password-change.ts';
import { sendLogin, type SignedIn } from './send-login.ts';

function openSession(
  { session, site }: Foundation,
  credentials: Credentials,
  answer: SignedIn,
): void {
  const { token, id, userName, firstTimeLogin } = answer;
  const forcesExpired = site.flag('PWDEXPFORCECHANGE3');
  const updatePassword = mustChangePassword(answer, credentials.password, forcesExpired);
  session.start({ token, id, userName, firstTimeLogin, updatePassword });
  // The guard knows where a limited session goes.
  navigation.enter();
}

export function useSignIn() {
  const foundation = useFoundation();
  const { api, deviceStorage } = foundation;
  const [lock] = useState(createSubmitLock);
  const [problem, setProblem] = useState<Problem | null>(null);

  /** Runs an attempt to its end; `answer` sends the call, or gives the one that was sent already. */
  const finish = (credentials: Credentials, answer: () => Promise<SignedIn>) =>
    lock.run(async () => {
      setProblem(null);
      const failures = loadFailures().catch(() => null);
      try {
        openSession(foundation, credentials, await answer());
      } catch (error) {
        // Nobody has looked yet at the one that was sent before the page was here. The page in front says it (NET-10).
        if (foundation.front.closes(error)) return;
        // Without an answer there may be no line to fetch it by.
        const meaning = isAnswered(error) ? await failures : null;
        const found = problemOf(error, credentials, meaning);
        setProblem(found);
        if (!found) foundation.obeyFailure({ error, path: signIn.path, teller: 'alert' });
      }
    });

  const submit = (credentials: Credentials) =>
    finish(credentials, () => sendLogin(api, deviceStorage, credentials));

  useEffect(() => {
    const early = takeEarlyLogin();
    if (early) void finish(early.credentials, () => early.answer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- there is one at the most, and the first page takes it
  }, []);

  return { isProcessing: useStore(lock) === 'processing', problem, submit, prepare: api.prepare };
}
