// The form that logs in by a text message's code (LOGIN-09).
import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Checkbox } from '@parlour/ui/form/checkbox';
import { CodeField } from '@parlour/ui/form/code-field';
import { Message } from '@parlour/ui/form/message';
import { SendCodeButton } from '@parlour/ui/form/send-code-button';
import { useSendCode, type SendCode } from '#foundation/codes/use-send-code.ts';
import { useTextedCode } from '#foundation/codes/use-texted-code.ts';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import { useCaptcha } from '#foundation/captcha/use-captcha.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import { useCountry } from '#foundation/country/use-country.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { textIn } from '../credentials.ts';
import css from '../login.module.css';
import type { SignIn } from '../use-sign-in.ts';

export type SmsFormProps = { signIn: SignIn; isHidden: boolean };
type Props = SmsFormProps & {
  phoneField: ComponentType<PhoneFieldProps>;
  captchaField?: ComponentType<CaptchaFieldProps>;
};

const codeLength = 6;

/** The first empty field, or null. */
type MissingField = 'number' | 'code' | null;

export function SmsForm(props: Props) {
  const { signIn, isHidden, phoneField: PhoneField, captchaField: CaptchaField } = props;
  const t = useTranslate();
  const { dialingCode: countryDialingCode } = useCountry();
  const { remembered, prepare } = signIn;
  const known = remembered?.type === 'sms' ? remembered.username : '';
  const [typed, setTyped] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<MissingField>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const number = typed ?? known;
  const sending = useSendCode({ channel: 'sms', countryDialingCode, mobileNum: number });
  const { isAsked, ref: captcha, whenSolved } = useCaptcha('sms', sending.secondsLeft);
  useTextedCode({ sending, isOff: isHidden || signIn.isProcessing, onCode: setCode });
  useEffect(() => prepare(), [prepare]);
  // Empty fields come before the last problem.
  const problem = missing === null ? signIn.problem : null;
  const isWrong = problem?.wrong?.type === 'sms' && problem.wrong.password === code;

  function complain(what: Exclude<MissingField, null>): void {
    setMissing(what);
    (what === 'number' ? numberField : codeField).current?.focus();
  }

  function sendCode(): void {
    if (number.trim() === '') return complain('number');
    setMissing(null);
    whenSolved((solved) => {
      codeField.current?.focus();
      return sending.send(solved);
    });
  }

  function trySubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (number.trim() === '') return complain('number');
    if (code.length < codeLength) return complain('code');
    setMissing(null);
    sending.clear();
    signIn.submit({
      username: number.trim(),
      password: code,
      type: 'sms',
      ...(countryDialingCode !== '' && { countryDialingCode }),
      rememberMe: textIn(event.currentTarget, 'rememberMe') !== '',
    });
  }

  function sayOfNumber(): string | undefined {
    if (missing === 'number') return t('codes.number_missing');
    return sending.problem?.isOfNumber ? sending.problem.say(t) : undefined;
  }
  function sayOfCode(): string | undefined {
    if (missing === 'code') return t('codes.code_missing');
    return isWrong ? problem.say(t) : undefined;
  }
  const other = sending.problem?.isOfNumber ? null : sending.problem;
  const said = other ?? (problem?.wrong ? null : problem);

  return (
    <form className={css.form} method="post" noValidate hidden={isHidden} onSubmit={trySubmit}>
      <PhoneField
        ref={numberField}
        name="mobile"
        value={number}
        onValue={(value) => {
          setTyped(value);
          sending.clear();
        }}
        labelHidden
        error={sayOfNumber()}
        trailing={<Send sending={sending} onPress={sendCode} />}
      />
      {isAsked && CaptchaField && <CaptchaField gate="sms" ref={captcha} />}
      <CodeField
        ref={codeField}
        name="code"
        label={t('codes.code')}
        labelHidden
        value={code}
        onValue={setCode}
        error={sayOfCode()}
        hint={sending.sentTo === null ? undefined : t('codes.sent_to', { number: sending.sentTo })}
      />
      <Checkbox name="rememberMe" defaultChecked={known !== ''}>
        {t('login.remember')}
      </Checkbox>
      {said && <Message tone="bad">{said.say(t)}</Message>}
      <div className={css.submit}>
        <Button type="submit" tone="primary" wide busy={signIn.isProcessing}>
          {t('login.submit')}
        </Button>
      </div>
    </form>
  );
}

function Send({ sending, onPress }: { sending: SendCode; onPress: () => void }) {
  const t = useTranslate();
  const { secondsLeft: count, isSending } = sending;
  const waiting = count > 0 ? t('codes.resend_in', { count }) : undefined;
  return (
    <SendCodeButton label={t('codes.send')} waiting={waiting} busy={isSending} onPress={onPress} />
  );
}
