// The state of the first step's form, which sends a code and continues with the typed one. An e-mail needs neither captcha nor country.
import { useLayoutEffect, useRef, useState } from 'react';
import { useCodeCaptcha } from '#foundation/codes/use-code-captcha.ts';
import type { CaptchaAnswer } from '#foundation/captcha/captcha-slot.ts';
import { useSendCode } from '#foundation/codes/use-send-code.ts';
import { useTextedCode } from '#foundation/codes/use-texted-code.ts';
import { useCountry } from '#foundation/country/use-country.ts';
import { useCountryWait } from '#foundation/country/use-country-wait.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { tabStorage } from '#platform/storage.ts';
import { receiverOf } from './receiver.ts';
import { keepTyped, missingOf, type FieldName, type RecoveryValues } from './recovery-values.ts';

export type CodeFormState = {
  typed: RecoveryValues;
  onTyped: (typed: RecoveryValues) => void;
  code: string;
  onCode: (code: string) => void;
  /** The reason why the code was refused, or null. */
  problem: Phrase | null;
  /** Called on submit if all fields are filled in. */
  onDone: () => void;
  /** True in the second step, which asks for the new password. */
  isHidden: boolean;
};

export function useCodeForm(state: CodeFormState) {
  const { typed, onTyped, code, onCode, problem, onDone, isHidden } = state;
  const { site, api } = useFoundation();
  const { dialingCode } = useCountry();
  const [missing, setMissing] = useState<FieldName | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const sending = useSendCode(receiverOf(typed, dialingCode));
  useTextedCode({ sending, isOff: isHidden || typed.way !== 'sms', onCode });
  const sendNow = (solved?: CaptchaAnswer): Promise<boolean> => {
    keepTyped(tabStorage, site.merchantCode, typed);
    onCode('');
    return sending.send(solved);
  };
  const { isAsked: asksCaptcha, ref: captcha, ...byCaptcha } = useCodeCaptcha(sending);
  const hasCode = typed.way === 'sms' ? byCaptcha.hasCode : sending.isSent;

  const focus = (name: FieldName): void => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.focus();
  };
  // A refused code is to be typed again.
  useLayoutEffect(() => {
    if (problem) focus('code');
  }, [problem]);
  const ofNumber = useCountryWait(() => byCaptcha.whenSolved(sendNow, () => focus('number')));
  const send = (): void => {
    if (typed.way === 'sms') ofNumber.press();
    else void sendNow();
  };
  return {
    form,
    asksCaptcha,
    captcha,
    hasCode,
    missing,
    sending,
    isWaiting: ofNumber.isWaiting,
    send,
    type: (change: Partial<RecoveryValues>): void => {
      onTyped({ ...typed, ...change });
      // A code is valid only for the receiver to whom it was sent.
      onCode('');
      setMissing(null);
      sending.clear();
    },
    typeCode: (next: string): void => {
      onCode(next);
      setMissing(null);
    },
    goOn: (): void => {
      const found = missingOf(typed, code, hasCode);
      setMissing(found);
      if (found) return focus(found);
      if (!hasCode) return send();
      api.prepare();
      onDone();
    },
  };
}
