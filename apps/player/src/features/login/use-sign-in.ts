// The login call, and what each of its outcomes means on this page.
import { useEffect, useState } from 'react';
import { isLimit, isVerdict, sayFailure } from '#foundation/api/failure.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { createSubmitLock } from './submit-lock.ts';
import type { Credentials } from './credentials.ts';
import { takeEarlyLogin } from './early-login.ts';
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
  // ROUTE-08: always home, whatever was asked for; the guard knows where a limited session goes.
  navigation.replace('home');
}

/** "Too many attempts", and when to try again: in seconds up to a minute and a half, then in minutes. */
function sayWaitingTime(seconds: number | undefined): Phrase {
  if (!seconds) return (t) => t('login.wait');
  return seconds <= 90
    ? (t) => t('login.wait_seconds', { count: seconds })
    : (t) => t('login.wait_minutes', { count: Math.ceil(seconds / 60) });
}

/** The server's own words, and how long a lock lasts (LOGIN-11). */
const sayVerdict =
  ({ message, retryAfter }: { message: string; retryAfter: number | undefined }): Phrase =>
  (t) =>
    retryAfter ? `${message} ${sayWaitingTime(retryAfter)(t)}` : message;

export function useSignIn() {
  const foundation = useFoundation();
  const { api, deviceStorage } = foundation;
  const [lock] = useState(createSubmitLock);
  const [problem, setProblem] = useState<Phrase | null>(null);

  /** Runs an attempt to its end; `answer` sends the call, or gives the one that was sent already. */
  const finish = (credentials: Credentials, answer: () => Promise<SignedIn>) =>
    lock.run(async () => {
      setProblem(null);
      try {
        openSession(foundation, credentials, await answer());
      } catch (error) {
        // LOGIN-06: a refusal of the server is a notice. Other failures are shown in the form (NET-17).
        if (isVerdict(error)) foundation.notices.show(sayVerdict(error));
        else {
          const say = isLimit(error) ? sayWaitingTime(error.retryAfter) : sayFailure(error);
          setProblem(() => say);
        }
      }
    });

  const submit = (credentials: Credentials) =>
    finish(credentials, () => sendLogin(api, deviceStorage, credentials));

  useEffect(() => {
    const early = takeEarlyLogin();
    if (early) void finish(early.credentials, () => early.answer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- there is one at the most, and the first page takes it
  }, []);

  return { isProcessing: useStore(lock) === 'processing', problem, submit };
}
