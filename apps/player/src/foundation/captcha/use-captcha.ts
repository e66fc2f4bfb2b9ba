// The captcha of a form: whether there is one, and what is done with it.
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CaptchaGate } from '@parlour/contract/captcha/gates';
import { useFoundation } from '#foundation/use-foundation.ts';
import type { CaptchaAnswer, CaptchaHandle } from './captcha-field.ts';
import { captchaKind } from './captcha-kind.ts';

type Captcha = {
  isAsked: boolean;
  ref: RefObject<CaptchaHandle | null>;
  /** Sends with what was solved, and asks for another one once it can be sent again; while it is unsolved nothing is sent (CAP-06). */
  whenSolved: (send: (solved: CaptchaAnswer) => Promise<unknown>) => void;
};

/** Until a code may be sent again what was solved stays as it is: nobody is asked for what is not needed. */
export function useCaptcha(gate: CaptchaGate, secondsLeft = 0): Captcha {
  const isAsked = captchaKind(gate, useFoundation().boot) !== 'none';
  const ref = useRef<CaptchaHandle>(null);
  const [isSpent, setSpent] = useState(false);
  const isDue = isSpent && secondsLeft === 0;
  useEffect(() => {
    if (!isDue) return;
    ref.current?.renew();
    setSpent(false);
  }, [isDue]);
  return {
    isAsked,
    ref,
    whenSolved: (send) => {
      // Without its code, which is on its way, the server says that it is missing.
      const solved = ref.current ? ref.current.check() : {};
      if (solved) void send(solved).finally(() => setSpent(true));
    },
  };
}
