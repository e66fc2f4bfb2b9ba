// The captcha of a form.
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CaptchaGate } from '@parlour/contract/captcha/gates';
import { useFoundation } from '#foundation/use-foundation.ts';
import type { CaptchaAnswer, CaptchaHandle } from './captcha-slot.ts';
import { captchaKind } from './captcha-kind.ts';

type Captcha = {
  isAsked: boolean;
  ref: RefObject<CaptchaHandle | null>;
  /** Sends the solved captcha, and renews it once the form can be sent again. Sends nothing while it is unsolved (CAP-06). */
  whenSolved: (send: (solved: CaptchaAnswer) => Promise<unknown>) => void;
};

/** The captcha of a form. It is renewed when a code may be sent again, and not earlier, so that the player need not solve it needlessly. */
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
      // Without a field (its code is still loading) the call is sent, and the server refuses it.
      const solved = ref.current ? ref.current.check() : {};
      if (solved) void send(solved).finally(() => setSpent(true));
    },
  };
}
