// The state of the form that logs in by a text message's code: number, then code, and what is wrong with them.
import {
  useEffect,
  useLayoutEffect,
  useEffectEvent,
  useRef,
  useState,
  type FormEvent,
} from 'react';
import { codeLength } from '@parlour/ui/form/code-field';
import { useNumberCode } from '#foundation/codes/use-number-code.ts';
import type { SendCode } from '#foundation/codes/use-send-code.ts';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { tabStorage } from '#platform/storage.ts';
import { textIn } from '../credentials.ts';
import type { SignIn } from '../use-sign-in.ts';
import { keepNumber, readNumber } from './sent-number.ts';

export type SmsFormProps = { signIn: SignIn; isHidden: boolean };

/** The first empty field, the country of the number, or null. */
type MissingField = 'number' | 'country' | 'code' | null;

type CompleteCodeOptions = {
  isBusy: boolean;
  /** True if the code is complete and was not refused. */
  isWhole: boolean;
  send: () => void;
};

/** Sends a complete code, also one that is complete while the last attempt still ends (LOGIN-02): then after it. */
function useCompleteCode({ isBusy, isWhole, send }: CompleteCodeOptions): () => void {
  const isWaiting = useRef(false);
  const sendWaiting = useEffectEvent(() => {
    if (!isWaiting.current || isBusy) return;
    isWaiting.current = false;
    if (isWhole) send();
  });
  useEffect(() => sendWaiting(), [isBusy]);
  return () => {
    isWaiting.current = isBusy;
    if (!isBusy) send();
  };
}

function sayOfNumber(
  t: Translate,
  missing: MissingField,
  { problem }: SendCode,
): string | undefined {
  if (missing === 'number') return t('codes.number_missing');
  if (missing === 'country') return t('country.unknown');
  return problem?.isOfNumber ? problem.say(t) : undefined;
}

export function useSmsForm({ signIn, isHidden }: SmsFormProps) {
  const t = useTranslate();
  const { site } = useFoundation();
  const { remembered, prepare } = signIn;
  const known = remembered?.type === 'sms' ? remembered.username : '';
  // A reload keeps the number to which a code was sent, and with it the countdown.
  const [typed, setTyped] = useState(() => readNumber(tabStorage, site.merchantCode));
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<MissingField>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const number = typed ?? known;
  const focusNumber = () => numberField.current?.focus();
  const byNumber = useNumberCode({
    mobileNum: number,
    isOff: isHidden || signIn.isProcessing,
    onCode: setCode,
    onMissing: complain,
    onSent: () => keepNumber(tabStorage, site.merchantCode, number),
    focusNumber,
  });
  const { sending, hasCode, dialingCode: countryDialingCode } = byNumber;
  useEffect(() => prepare(), [prepare]);
  // A refused code is selected, so that typing replaces it.
  useLayoutEffect(() => {
    if (signIn.problem?.wrong?.type !== 'sms') return;
    codeField.current?.focus();
    codeField.current?.select();
  }, [signIn.problem]);
  // Empty fields come before the last problem.
  const problem = missing === null ? signIn.problem : null;
  const isWrong = problem?.wrong?.type === 'sms' && problem.wrong.password === code;

  function complain(what: MissingField): void {
    setMissing(what);
    if (what === 'code') codeField.current?.focus();
    else if (what !== null) focusNumber();
  }

  function trySubmit(): void {
    if (!hasCode) return byNumber.send();
    if (number.trim() === '') return complain('number');
    if (code.length < codeLength) return complain('code');
    setMissing(null);
    sending.clear();
    signIn.submit({
      username: number.trim(),
      password: code,
      type: 'sms',
      ...(countryDialingCode !== '' && { countryDialingCode }),
      rememberMe: form.current !== null && textIn(form.current, 'rememberMe') !== '',
    });
  }

  const isWhole = code.length === codeLength && !isWrong;
  const onComplete = useCompleteCode({ isBusy: signIn.isProcessing, isWhole, send: trySubmit });

  function sayOfCode(): string | undefined {
    if (missing === 'code') return t('codes.code_missing');
    return isWrong ? problem.say(t) : undefined;
  }
  const other = sending.problem?.isOfNumber ? null : sending.problem;

  return {
    ...byNumber,
    form,
    numberField,
    codeField,
    number,
    isKnown: known !== '',
    code,
    onNumber: (value: string): void => {
      setTyped(value);
      setMissing(null);
      sending.clear();
    },
    onCode: (value: string): void => {
      setCode(value);
      setMissing(null);
    },
    onComplete,
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      trySubmit();
    },
    ofNumber: sayOfNumber(t, missing, sending),
    ofCode: sayOfCode(),
    said: other ?? (problem?.wrong ? null : problem),
  };
}
