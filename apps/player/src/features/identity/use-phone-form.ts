// The state of the form for a phone number: number, code, and what is wrong with them (IDP-07).
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import type { ConfirmationResult } from '@firebase/auth';
import { loadNumberRule } from '#foundation/country/number-rule.ts';
import { useCountry } from '#foundation/country/use-country.ts';
import { useCountryWait } from '#foundation/country/use-country-wait.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { createSeconds } from '#platform/seconds.ts';
import { fieldOf } from './sign-in-problem.ts';
import type { SignInElsewhere } from './use-sign-in-elsewhere.ts';

const againAfterSeconds = 60;
const codeLength = 6;

/** The service's own error for an expired code. */
const expired = Object.assign(new Error('No code is waiting to be confirmed.'), {
  code: 'auth/code-expired',
});

/** The service's own error for an invalid number. */
const noNumber = Object.assign(new Error('There is no such number.'), {
  code: 'auth/invalid-phone-number',
});

const seconds = createSeconds(Date.now);

/** A countdown from `length` to 0, in seconds. */
function useCountdown(length: number): { secondsLeft: number; start: () => void } {
  const [until, setUntil] = useState(0);
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / 1_000));
  return {
    secondsLeft: useSyncExternalStore(seconds.subscribe, left, () => 0),
    start: () => setUntil(Date.now() + length * 1_000),
  };
}

export function usePhoneForm(doing: SignInElsewhere) {
  const t = useTranslate();
  const { dialingCode } = useCountry();
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<'number' | 'code' | null>(null);
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sent = useRef<ConfirmationResult | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const { secondsLeft, start } = useCountdown(againAfterSeconds);
  const { service, problem, finish, fail, clear } = doing;
  const wrong = fieldOf(problem);

  // A refused number gets the focus, and a refused code is selected, so that typing replaces it.
  useLayoutEffect(() => {
    if (wrong === 'number') numberField.current?.focus();
    if (wrong !== 'code') return;
    codeField.current?.focus();
    codeField.current?.select();
  }, [problem, wrong]);

  function complain(what: 'number' | 'code'): void {
    clear();
    setMissing(what);
    (what === 'code' ? codeField : numberField).current?.focus();
  }
  async function send(): Promise<void> {
    if (number.trim() === '') return complain('number');
    if (!service || !place.current || isSending) return;
    setMissing(null);
    clear();
    setSending(true);
    sent.current = null;
    try {
      const to = (await loadNumberRule())(number, dialingCode)?.number;
      if (to === undefined) throw noNumber;
      sent.current = await service.sendCode(to, place.current);
      setSentTo(to);
      start();
      codeField.current?.focus();
    } catch (error) {
      fail(error);
    } finally {
      setSending(false);
    }
  }
  const { press, isWaiting } = useCountryWait(() => void send());
  function confirm(event?: FormEvent<HTMLFormElement>): void {
    event?.preventDefault();
    if (!service || doing.stage === 'working') return;
    if (code.length < codeLength) return complain('code');
    setMissing(null);
    clear();
    if (!sent.current) return fail(expired);
    service.confirm(sent.current, code).then(finish, fail);
  }
  /** Removes the error of a field that is typed in. */
  function mend(field: 'number' | 'code'): void {
    if (missing === field) setMissing(null);
    if (wrong === field) clear();
  }
  /** Text of a field's error. An empty field comes before the last problem. */
  const errorOf = (field: 'number' | 'code'): string | undefined => {
    if (missing === field) return t(`codes.${field}_missing`);
    return wrong === field ? problem?.say(t) : undefined;
  };
  return {
    numberField,
    codeField,
    place,
    number,
    code,
    onNumber: (value: string): void => {
      setNumber(value);
      mend('number');
    },
    onCode: (value: string): void => {
      setCode(value);
      mend('code');
    },
    ofNumber: errorOf('number'),
    ofCode: errorOf('code'),
    secondsLeft,
    isSending: isSending || isWaiting,
    sentTo,
    send: press,
    confirm,
  };
}
