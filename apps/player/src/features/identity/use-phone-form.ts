// The state of the form for a phone number: number, code, and what is wrong with them (IDP-07).
import { useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { codeLength } from '@parlour/ui/form/code-field';
import { maskedNumber, numberKey } from '#foundation/codes/receiver-words.ts';
import { useSendCode } from '#foundation/codes/use-send-code.ts';
import { loadNumberRule } from '#foundation/country/number-rule.ts';
import { useCountry } from '#foundation/country/use-country.ts';
import { useCountryWait } from '#foundation/country/use-country-wait.ts';
import type { GivenIdentity } from '#foundation/identity/handover.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { tabStorage } from '#platform/storage.ts';
import { dropSent, keepSent, readSent, type SentCode } from './kept-code.ts';
import type { IdentityService } from './service.ts';
import { fieldOf } from './sign-in-problem.ts';
import type { SignInElsewhere } from './use-sign-in-elsewhere.ts';

const againAfterMs = 60_000;

/** The service's own error for an expired code. */
const expired = Object.assign(new Error('No code is waiting to be confirmed.'), {
  code: 'auth/code-expired',
});

/** The service's own error for an invalid number. */
const noNumber = Object.assign(new Error('There is no such number.'), {
  code: 'auth/invalid-phone-number',
});

type CodeRequest = { typed: string; dialingCode: string; place: HTMLElement | null };

/** Has the service send a code. Throws the service's own errors. */
async function sendCode(
  service: IdentityService | null,
  { typed, dialingCode, place }: CodeRequest,
): Promise<SentCode> {
  const number = (await loadNumberRule())(typed, dialingCode)?.number;
  if (number === undefined) throw noNumber;
  if (!service || !place) throw new Error('The form is not ready.');
  return { typed, number, verificationId: await service.sendCode(number, place) };
}

type ServiceCodeOptions = Pick<SignInElsewhere, 'service' | 'fail'> & {
  number: string;
  place: RefObject<HTMLElement | null>;
};

/** The code that the service sends to the typed number. A reload keeps its countdown and its use. */
function useServiceCode({ service, fail, number, place }: ServiceCodeOptions) {
  const { merchantCode } = useFoundation().site;
  const { dialingCode } = useCountry();
  const [sent, setSent] = useState(() => readSent(tabStorage, merchantCode));
  const keyOf = (mobileNum: string) => numberKey(dialingCode, mobileNum);
  async function ask(): Promise<{ expirationTime: number }> {
    try {
      const given = { typed: number, dialingCode, place: place.current };
      const next = await sendCode(service, given);
      keepSent(tabStorage, merchantCode, next);
      setSent(next);
      return { expirationTime: Date.now() + againAfterMs };
    } catch (error) {
      fail(error);
      throw error;
    }
  }
  const shown = maskedNumber(dialingCode, number);
  const address = `identity.${keyOf(number)}`;
  const sending = useSendCode({ channel: 'own', address, shown, ask });
  // The code is valid for longer than the countdown.
  const isOfNumber =
    sent !== null && (sent.typed === number || keyOf(sent.number) === keyOf(number));
  return {
    sending,
    hasCode: sending.isSent || isOfNumber,
    /** Text below the code's field. */
    sentTo: shown,
    /** The service's name of the code; null if none of this number is waiting to be confirmed. */
    verificationId: isOfNumber ? sent.verificationId : null,
    drop: () => dropSent(tabStorage, merchantCode),
  };
}

export function usePhoneForm(doing: SignInElsewhere) {
  const t = useTranslate();
  const { merchantCode } = useFoundation().site;
  const [number, setNumber] = useState(() => readSent(tabStorage, merchantCode)?.typed ?? '');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<'number' | 'code' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
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
  const { verificationId, drop, ...sent } = useServiceCode({ service, fail, number, place });
  async function send(): Promise<void> {
    if (number.trim() === '') return complain('number');
    if (!service) return;
    setMissing(null);
    clear();
    setCode('');
    await sent.sending.send();
  }
  const { press, isWaiting } = useCountryWait(() => void send());
  function take(given: GivenIdentity): void {
    drop();
    finish(given);
  }
  function confirm(): void {
    if (!service || doing.stage === 'working') return;
    if (code.length < codeLength) return complain('code');
    setMissing(null);
    clear();
    if (verificationId === null) return fail(expired);
    service.confirm(verificationId, code).then(take, fail);
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
    ...sent,
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
    isWaiting,
    send: press,
    confirm,
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      if (sent.hasCode) confirm();
      else press();
    },
  };
}
