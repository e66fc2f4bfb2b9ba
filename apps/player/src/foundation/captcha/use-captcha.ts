// A form's side of its captcha: whether one is asked for, and what is sent with the call.
import { useEffect, useRef, type RefObject } from 'react';
import { useFoundation } from '#foundation/use-foundation.ts';
import type { CaptchaAnswer, CaptchaHandle } from './captcha-field.ts';
import { asksGeetest } from './gates.ts';

export type CaptchaInUse = {
  isAsked: boolean;
  ref: RefObject<CaptchaHandle | null>;
  /** Nothing where none is asked for; null where it is not solved yet. */
  check: () => CaptchaAnswer | null;
};

/** `isSending`: the form's call is under way; an answer counts for one. */
export function useCaptcha(gate: 'login' | 'sms', isSending: boolean): CaptchaInUse {
  const isAsked = asksGeetest(useFoundation(), gate);
  const ref = useRef<CaptchaHandle>(null);
  useEffect(() => {
    if (!isSending) ref.current?.renew();
  }, [isSending]);
  return { isAsked, ref, check: () => (isAsked ? (ref.current?.check() ?? null) : {}) };
}
