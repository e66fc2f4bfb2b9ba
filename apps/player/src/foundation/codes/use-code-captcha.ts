// The captcha of a code by text message. It stands between the number and the button that sends the code, and is gone once that was sent.
import { useState } from 'react';
import type { CaptchaAnswer } from '#foundation/captcha/captcha-slot.ts';
import { useCaptcha } from '#foundation/captcha/use-captcha.ts';
import type { SendCode } from './use-send-code.ts';

type CodeCaptcha = Pick<ReturnType<typeof useCaptcha>, 'isAsked' | 'ref'> & {
  /** Whether the code's field is shown, in the place of the captcha and of the button that sends a code. */
  hasCode: boolean;
  /** Sends a code with the solved captcha. Another code needs another captcha: then a press leads back to it, and `onCaptcha` runs. */
  whenSolved: (send: (solved: CaptchaAnswer) => Promise<boolean>, onCaptcha: () => void) => void;
};

export function useCodeCaptcha({ isSent, secondsLeft }: SendCode): CodeCaptcha {
  const { isAsked, ref, whenSolved } = useCaptcha('sms', secondsLeft);
  const [isAgain, setAgain] = useState(false);
  const hasCode = isSent && (secondsLeft > 0 || !isAgain);
  return {
    isAsked,
    ref,
    hasCode,
    whenSolved: (send, onCaptcha) => {
      if (isAsked && hasCode) {
        setAgain(true);
        onCaptcha();
        return;
      }
      whenSolved(async (solved) => {
        if (await send(solved)) setAgain(false);
      });
    },
  };
}
