import { useRef } from 'react';
import { useNumberCode } from '#foundation/codes/use-number-code.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { PanelForm } from './panel-form.tsx';
import type { PanelProps } from './panel-props.ts';
import { SentCodeField } from './sent-code-field.tsx';

export function SmsFields(props: PanelProps) {
  const { typed, onType, missing, onMissing, problem, failure, phoneField: PhoneField } = props;
  const { captchaField: CaptchaField } = props;
  const t = useTranslate();
  const mobileNum = typed.mobileNum ?? '';
  const number = useRef<HTMLInputElement>(null);
  const byNumber = useNumberCode({
    mobileNum,
    isOff: props.isBusy,
    onCode: (code) => onType('verificationCode', code),
    onMissing: (what) => onMissing(what === null ? [] : ['mobileNum']),
    focusNumber: () => number.current?.focus(),
  });
  const { sending, isWaiting, send, asksCaptcha, captcha } = byNumber;
  // A refused factor is said below its code, also if the code has expired meanwhile.
  const hasCode = byNumber.hasCode || problem !== undefined;

  const isMissing = missing.includes('mobileNum');
  const hasNoCountry = isMissing && mobileNum.trim() !== '';
  const { problem: unsent, sentTo } = sending;
  const ofNumber = unsent?.isOfNumber === true ? unsent.say(t) : undefined;
  const error = hasNoCountry ? t('country.unknown') : t('codes.number_missing');
  const other = unsent?.isOfNumber === false ? unsent.say(t) : undefined;

  const isSending = sending.isSending || isWaiting;
  return (
    <PanelForm
      {...props}
      failure={other ?? failure}
      code={typed.verificationCode ?? ''}
      sending={{ hasCode, isSending, onSend: send }}
    >
      <PhoneField
        ref={number}
        name="mobileNum"
        value={mobileNum}
        onValue={(next) => {
          sending.clear();
          onType('mobileNum', next);
        }}
        error={isMissing ? error : ofNumber}
      />
      {asksCaptcha && CaptchaField && (
        <div hidden={hasCode}>
          <CaptchaField gate="sms" ref={captcha} />
        </div>
      )}
      {hasCode && (
        <SentCodeField
          {...props}
          sending={sending}
          isWaiting={isWaiting}
          onResend={send}
          hint={sentTo === null ? undefined : t('codes.sent_to', { number: sentTo })}
        />
      )}
    </PanelForm>
  );
}
