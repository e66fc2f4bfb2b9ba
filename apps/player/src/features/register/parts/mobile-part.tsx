import { useState } from 'react';
import { sendRegisterCode } from '@parlour/contract/register/calls';
import { Message } from '@parlour/ui/form/message';
import { SendCodeButton } from '@parlour/ui/form/send-code-button';
import { TextField } from '@parlour/ui/form/text-field';
import { ChatCircleDotsIcon } from '@parlour/ui/icons/navigation';
import { useCaptcha } from '#foundation/captcha/use-captcha.ts';
import {
  numberKey,
  useSendCode,
  writtenNumber,
  type OwnReceiver,
} from '#foundation/codes/use-send-code.ts';
import { useTextedCode } from '#foundation/codes/use-texted-code.ts';
import { codeOf } from '#foundation/codes/code-of.ts';
import { useCountry } from '#foundation/country/use-country.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { PartProps } from './part-props.ts';

type MobileNumber = { countryDialingCode: string; mobileNum: string };

function receiverOf({ countryDialingCode, mobileNum }: MobileNumber): OwnReceiver {
  const number = { countryDialingCode, mobileNo: mobileNum.trim() };
  return {
    channel: 'own',
    address: `new.${numberKey(countryDialingCode, mobileNum)}`,
    shown: writtenNumber(countryDialingCode, mobileNum),
    ask: async (api, by, options) => {
      const answer = await api(sendRegisterCode, { ...number, ...by }, options);
      // A gateway of the family sends how long the code is valid; our server sends its end.
      const { expirationTime = Date.now() + answer.expiredMinutes * 60_000 } = answer;
      return { expirationTime };
    },
  };
}

/** The fields for the number with its country and for the code that proves it (LOGIN-09). */
export function MobilePart(props: PartProps) {
  const { rule, typed, onChange, errorOf, hasMobileCode } = props;
  const { phoneField: PhoneField, captchaField: CaptchaField } = props;
  const t = useTranslate();
  const { dialingCode } = useCountry();
  const { mobileNum } = typed;
  const [isAsked, setAsked] = useState(false);
  const sending = useSendCode(receiverOf({ countryDialingCode: dialingCode, mobileNum }));
  useTextedCode({
    sending,
    isOff: props.isBusy,
    onCode: (code) => onChange('verificationCode', code),
  });
  const { isAsked: asksCaptcha, ref: captcha, whenSolved } = useCaptcha('sms', sending.secondsLeft);
  const hasNumber = mobileNum.trim() !== '';
  const problem = sending.problem?.isOfNumber ? sending.problem.say(t) : undefined;
  const missing = isAsked && !hasNumber ? t('codes.number_missing') : undefined;
  const noCountry = isAsked && hasNumber && dialingCode === '' ? t('country.unknown') : undefined;

  /** Sends a code, unless the number is empty. */
  function send(): void {
    setAsked(true);
    if (!hasNumber || dialingCode === '') return;
    whenSolved((solved) => sending.send(solved));
  }
  return (
    <>
      <PhoneField
        name="mobileNum"
        value={mobileNum}
        onValue={(number) => {
          sending.clear();
          setAsked(false);
          onChange('mobileNum', number);
        }}
        labelHidden
        error={missing ?? noCountry ?? problem ?? errorOf('mobileNum')}
      />
      {hasMobileCode && asksCaptcha && CaptchaField && <CaptchaField gate="sms" ref={captcha} />}
      {hasMobileCode && (hasNumber || rule.required) && (
        <TextField
          name="verificationCode"
          label={t('codes.code')}
          labelHidden
          icon={<ChatCircleDotsIcon size={20} />}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          ltr
          value={typed.verificationCode}
          onChange={(event) => onChange('verificationCode', codeOf(event.target.value))}
          error={errorOf('verificationCode')}
          hint={
            sending.sentTo === null ? undefined : t('codes.sent_to', { number: sending.sentTo })
          }
          trailing={
            <SendCodeButton
              label={t('codes.send')}
              waiting={
                sending.secondsLeft > 0
                  ? t('codes.resend_in', { count: sending.secondsLeft })
                  : undefined
              }
              busy={sending.isSending}
              onPress={send}
            />
          }
        />
      )}
      {sending.problem && !sending.problem.isOfNumber && (
        <Message tone="bad">{sending.problem.say(t)}</Message>
      )}
    </>
  );
}
