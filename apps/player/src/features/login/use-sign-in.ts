// The login call, and what each of its outcomes means on this page.
import { useState } from 'react';
import { signIn } from '@parlour/contract/login';
import { isLimit, isVerdict, sayFailure } from '#foundation/api/failure.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Say } from '#foundation/language/language.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { getDeviceId } from '#foundation/session/device-id.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { createAttempt } from './attempt.ts';
import { mustChangePassword } from './password-change.ts';
import { sayWaitingTime } from './waiting-time.ts';

export type Credentials = { username: string; password: string };

async function openSession(foundation: Foundation, credentials: Credentials): Promise<void> {
  const { api, session, site, deviceStorage } = foundation;
  const loginDeviceId = getDeviceId(deviceStorage);
  const answer = await api(signIn, { ...credentials, type: 'username', loginDeviceId });
  const { token, id, userName, firstTimeLogin } = answer;
  const forcesExpired = site.flag('PWDEXPFORCECHANGE3');
  const updatePassword = mustChangePassword(answer, credentials.password, forcesExpired);
  session.start({ token, id, userName, firstTimeLogin, updatePassword });
  // ROUTE-08: always home, whatever was asked for; the guard knows where a limited session goes.
  navigation.replace('home');
}

/** The server's own words, and how long a lock lasts (LOGIN-11). */
const sayVerdict =
  ({ message, retryAfter }: { message: string; retryAfter: number | undefined }): Say =>
  (t) =>
    retryAfter ? `${message} ${sayWaitingTime(retryAfter)(t)}` : message;

export function useSignIn() {
  const foundation = useFoundation();
  const [attempt] = useState(createAttempt);
  const [problem, setProblem] = useState<Say | null>(null);

  const submit = (credentials: Credentials) =>
    attempt.run(async () => {
      setProblem(null);
      try {
        await openSession(foundation, credentials);
      } catch (error) {
        // LOGIN-06. What is no verdict stands in the form instead (NET-17).
        if (isVerdict(error)) foundation.notices.show(sayVerdict(error));
        else {
          const say = isLimit(error) ? sayWaitingTime(error.retryAfter) : sayFailure(error);
          setProblem(() => say);
        }
      }
    });

  return { isProcessing: useStore(attempt) === 'processing', problem, submit };
}
