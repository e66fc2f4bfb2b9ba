// What the form of the first step does: it sends a code, and then goes on with the one that was typed.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useCaptcha } from '#foundation/captcha/use-captcha.ts';
import { useSendCode } from '#foundation/codes/use-send-code.ts';
import { useTextedCode } from '#foundation/codes/use-texted-code.ts';
import { useCountry } from '#foundation/country/use-country.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { tabStorage } from '#platform/storage.ts';
import { receiverOf } from './receiver.ts';
import { keepTyped, missingOf, type FieldName, type Typed } from './typed.ts';

export type CodeFormState = {
  typed: Typed;
  onTyped: (typed: Typed) => void;
  code: string;
  onCode: (code: string) => void;
  /** Why the code was refused. */
  problem: Phrase | null;
  /** There is a code to go on with. */
  onDone: () => void;
  /** The code is there, and the new password is asked for. */
  isHidden: boolean;
};

export function useCodeForm(state: CodeFormState) {
  const { typed, onTyped, code, onCode, problem, onDone, isHidden } = state;
  const { site, api } = useFoundation();
  const { dialingCode } = useCountry();
  const [missing, setMissing] = useState<FieldName | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const sending = useSendCode(receiverOf(typed, dialingCode));
  const { isSent, secondsLeft } = sending;
  useTextedCode({ sending, isOff: isHidden || typed.way !== 'sms', onCode });
  const { isAsked: asksCaptcha, ref: captcha, whenSolved } = useCaptcha('sms', secondsLeft);

  const focus = (name: FieldName): void => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.focus();
  };
  // Where the code was refused it is typed anew.
  useEffect(() => {
    if (problem) focus('code');
  }, [problem]);
  // Where one was sent it is waited for; a reload moves nothing.
  const isAsked = useRef(false);
  useEffect(() => {
    if (isSent && isAsked.current) focus('code');
    isAsked.current = false;
  }, [isSent]);

  function send(): void {
    whenSolved((solved) => {
      isAsked.current = true;
      keepTyped(tabStorage, site.merchantCode, typed);
      onCode('');
      return sending.send(solved);
    });
  }
  return {
    form,
    asksCaptcha,
    captcha,
    missing,
    sending,
    send,
    type: (change: Partial<Typed>): void => {
      onTyped({ ...typed, ...change });
      // A code is for the one whom it was sent to.
      onCode('');
      setMissing(null);
      sending.clear();
    },
    typeCode: (next: string): void => {
      onCode(next);
      setMissing(null);
    },
    trySubmit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      const found = missingOf(typed, code, isSent);
      setMissing(found);
      if (found) return focus(found);
      if (!isSent) return send();
      api.prepare();
      onDone();
    },
  };
}
