// The form for a phone number and the code that the service sends to it (IDP-07).
import { useRef, useState, useSyncExternalStore, type ComponentType, type FormEvent } from 'react';
import type { ConfirmationResult } from '@firebase/auth';
import { Button } from '@parlour/ui/button/button';
import { CodeField } from '@parlour/ui/form/code-field';
import { SendCodeButton } from '@parlour/ui/form/send-code-button';
import { resendTime } from '#foundation/codes/resend-time.ts';
import { loadNumberRule } from '#foundation/country/number-rule.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import { useCountry } from '#foundation/country/use-country.ts';
import { useCountryWait } from '#foundation/country/use-country-wait.ts';
import { leftToRight } from '#foundation/language/left-to-right.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { createSeconds } from '#platform/seconds.ts';
import css from './identity.module.css';
import type { SignInElsewhere } from './use-sign-in-elsewhere.ts';

type Props = { doing: SignInElsewhere; phoneField: ComponentType<PhoneFieldProps> };

const againAfterSeconds = 60;
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

export function PhoneForm({ doing, phoneField: PhoneField }: Props) {
  const t = useTranslate();
  const { dialingCode } = useCountry();
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sent = useRef<ConfirmationResult | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const { secondsLeft, start } = useCountdown(againAfterSeconds);
  const { service, finish, fail } = doing;

  async function send(): Promise<void> {
    setMissing(number.trim() === '');
    if (number.trim() === '' || !service || !place.current || isSending) return;
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
    if (!sent.current) return fail(expired);
    service.confirm(sent.current, code).then(finish, fail);
  }
  return (
    <form className={css.form} noValidate onSubmit={confirm}>
      <p className="text-muted">{t('identity.phone_text')}</p>
      <PhoneField
        name="mobile"
        value={number}
        onValue={setNumber}
        error={isMissing ? t('codes.number_missing') : undefined}
        trailing={
          <SendCodeButton
            label={t('codes.send')}
            waiting={resendTime(secondsLeft, t)}
            busy={isSending || isWaiting}
            onPress={press}
          />
        }
      />
      <CodeField
        ref={codeField}
        name="code"
        label={t('codes.code')}
        value={code}
        onValue={setCode}
        onComplete={confirm}
        error={undefined}
        hint={sentTo === null ? undefined : t('codes.sent_to', { number: leftToRight(sentTo) })}
      />
      <div ref={place} />
      <Button type="submit" tone="primary" wide busy={doing.stage === 'working'}>
        {t('identity.phone_verify')}
      </Button>
    </form>
  );
}
