// The login call, and what each of its outcomes means on this page.
import { useEffect, useState } from 'react';
import { isVerdict } from '#foundation/api/failure.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { createSubmitLock } from './submit-lock.ts';
import type { Credentials } from './credentials.ts';
import { takeEarlyLogin } from './early-login.ts';
import { problemOf, sayVerdict, type Problem } from './login-problem.ts';
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
      try {
        openSession(foundation, credentials, await answer());
      } catch (error) {
        // Nobody has looked yet at the one that was sent before the page was here.
        foundation.front.closes(error);
        const found = problemOf(error, credentials);
        setProblem(found);
        if (!found && isVerdict(error)) foundation.notices.show(sayVerdict(error));
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
