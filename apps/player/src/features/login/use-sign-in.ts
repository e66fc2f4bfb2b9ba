// Attempts to log in, from the form or from a login that was sent before the page was loaded. The code for the answer is loaded meanwhile.
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { CaptchaAnswer, CaptchaHandle } from '#foundation/captcha/captcha-slot.ts';
import { captchaKind } from '#foundation/captcha/captcha-kind.ts';
import type { SecondFactorProps } from '#foundation/api/second-factors.ts';
import { rememberedKey } from '#foundation/session/remembered-key.ts';
import type { RememberedLogin } from '#foundation/session/remembered-login.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { currentState } from '#platform/address.ts';
import type { Credentials } from './credentials.ts';
import { takeEarlyLogin } from './early-login.ts';
import type { Problem } from './form-problem.ts';
import { sendLogin, type LoginAnswer } from './send-login.ts';
import { createStages } from './stages.ts';

const loadAttempt = () => import('./attempt/attempt.ts');
const ignore = () => undefined;

/** The problem if the code for the answer could not be loaded. */
const noLine: Problem = { say: (t) => t('site.offline'), wrong: null };

export type SignIn = {
  isProcessing: boolean;
  problem: Problem | null;
  /** The remembered login of this device, or null. */
  remembered: RememberedLogin | null;
  /** Props of the second factor's sheet once one was required, else null. */
  second: SecondFactorProps | null;
  /** True if a captcha is needed, by the merchant's flags or because the server required one. */
  asksCaptcha: boolean;
  captcha: RefObject<CaptchaHandle | null>;
  submit: (credentials: Credentials, captcha?: CaptchaAnswer) => void;
  prepare: () => void;
  /** Requests a passkey at once. */
  byPasskey: () => void;
};

export function useSignIn(): SignIn {
  const foundation = useFoundation();
  const { api, deviceStorage, boot } = foundation;
  const [stages] = useState(createStages);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [remembered, setRemembered] = useState<RememberedLogin | null>(null);
  const [second, setSecond] = useState<SecondFactorProps | null>(null);
  const [asksCaptcha, askCaptcha] = useState(captchaKind('login', foundation.boot) !== 'none');

  const captcha = useRef<CaptchaHandle>(null);

  /** Sends a login and runs the attempt to its end; does nothing during another attempt. */
  async function finish(
    credentials: Credentials,
    send: () => Promise<LoginAnswer>,
    isAutomatic = false,
  ) {
    if (!stages.take('submit')) return;
    setProblem(null);
    const answer = send();
    // Handled below, once the code for it is loaded.
    answer.catch(ignore);
    const attempt = { credentials, answer, isAutomatic };
    try {
      const { runAttempt } = await loadAttempt();
      stages.take(
        await runAttempt(foundation, attempt, {
          take: stages.take,
          say: setProblem,
          ask: setSecond,
          askCaptcha,
          captcha,
        }),
      );
    } catch {
      setProblem(noLine);
      stages.take('refuse');
    }
  }

  const submit = (credentials: Credentials, solved?: CaptchaAnswer) =>
    void finish(credentials, () => sendLogin(api, deviceStorage, { ...credentials, ...solved }));

  const begin = () =>
    loadAttempt().then((part) => part.beginByMemory(foundation, { name: setRemembered, finish }));

  useEffect(() => {
    const early = takeEarlyLogin();
    if (early) void finish(early.credentials, () => early.answer);
    // A page that leads here may have stored the name that was typed there.
    else if (deviceStorage.read(rememberedKey) ?? currentState()) begin().catch(ignore);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once: there is at most one early login
  }, []);

  /** Requests a passkey. With `isQuiet` the browser suggests passkeys in the field of the name. */
  const withPasskey = async (isQuiet = false) =>
    (await loadAttempt()).withPasskey(foundation, { submit, say: setProblem }, isQuiet);

  const prepare = useCallback(() => {
    api.prepare();
    (boot.status.info.passkeys ? withPasskey(true) : loadAttempt()).catch(ignore);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, at the first focus
  }, [api]);

  return {
    isProcessing: useStore(stages) !== 'idle',
    problem,
    remembered,
    second,
    asksCaptcha,
    captcha,
    submit,
    prepare,
    byPasskey: () => void withPasskey().catch(() => setProblem(noLine)),
  };
}
