// The captcha of a form: whether there is one, and what is done with it.
import { useRef, type RefObject } from 'react';
import type { CaptchaGate } from '@parlour/contract/captcha/gates';
import { useFoundation } from '#foundation/use-foundation.ts';
import type { CaptchaAnswer, CaptchaHandle } from './captcha-field.ts';
import { captchaKind } from './captcha-kind.ts';

type Captcha = {
  isAsked: boolean;
  ref: RefObject<CaptchaHandle | null>;
  /** Sends with what was solved, and asks for another one afterwards; while it is unsolved nothing is sent (CAP-06). */
  whenSolved: (send: (solved: CaptchaAnswer) => Promise<unknown>) => void;
};

export function useCaptcha(gate: CaptchaGate): Captcha {
  const isAsked = captchaKind(gate, useFoundation().boot) !== 'none';
  const ref = useRef<CaptchaHandle>(null);
  return {
    isAsked,
    ref,
    whenSolved: (send) => {
      // Without its code, which is on its way, the server says that it is missing.
      const solved = ref.current ? ref.current.check() : {};
      if (solved) void send(solved).finally(() => ref.current?.renew());
    },
  };
}
