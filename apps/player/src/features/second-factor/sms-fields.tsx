import { useCaptcha } from '#foundation/captcha/use-captcha.ts';
import { useSendCode } from '#foundation/codes/use-send-code.ts';
import { useTextedCode } from '#foundation/codes/use-texted-code.ts';
import { useCountry } from '#foundation/country/use-country.ts';
import { useCountryWait } from '#foundation/country/use-country-wait.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { CodeField, SendButton } from './code-field.tsx';
import type { PanelProps } from './panel-props.ts';
import css from './second-factor.module.css';

export function SmsFields(props: PanelProps) {
  const { typed, onType, missing, onMissing, phoneField: PhoneField } = props;
  const { captchaField: CaptchaField } = props;
  const t = useTranslate();
  const { dialingCode } = useCountry();
  const mobileNum = typed.mobileNum ?? '';
  const sending = useSendCode({ channel: 'sms', countryDialingCode: dialingCode, mobileNum });
  useTextedCode({
    sending,
    isOff: props.isBusy,
    onCode: (code) => onType('verificationCode', code),
  });
  const { isAsked, ref: captcha, whenSolved } = useCaptcha('sms', sending.secondsLeft);

  const isMissing = missing.includes('mobileNum');
  const hasNoCountry = isMissing && mobileNum.trim() !== '';
  const ofNumber = sending.problem?.isOfNumber === true ? sending.problem.say(t) : undefined;
  const error = hasNoCountry ? t('country.unknown') : t('codes.number_missing');

  const { press, isWaiting } = useCountryWait(() => {
    if (dialingCode === '') onMissing(['mobileNum']);
    else whenSolved(sending.send);
  });
  /** Sends a code, unless the number is empty (LOGIN-09). */
  function send(): void {
    const isTyped = mobileNum.trim() !== '';
    onMissing(isTyped ? [] : ['mobileNum']);
    if (isTyped) press();
  }
  return (
    <div className={css.fields}>
      <PhoneField
        name="mobileNum"
        value={mobileNum}
        onValue={(number) => {
          sending.clear();
          onType('mobileNum', number);
        }}
        error={isMissing ? error : ofNumber}
        trailing={<SendButton sending={sending} isWaiting={isWaiting} onSend={send} />}
      />
      {isAsked && CaptchaField && <CaptchaField gate="sms" ref={captcha} />}
      <CodeField {...props} sending={sending} />
      {props.problem}
    </div>
  );
}
