// The form that logs in by a text message's code (LOGIN-09).
import type { ComponentType } from 'react';
import { Checkbox } from '@parlour/ui/form/checkbox';
import { CodeButton } from '@parlour/ui/form/code-button';
import { Message } from '@parlour/ui/form/message';
import { SentCode } from '@parlour/ui/form/sent-code';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import { sentCodeProps } from '#foundation/codes/sent-code-props.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../login.module.css';
import { useSmsForm, type SmsFormProps } from './use-sms-form.ts';

type Props = SmsFormProps & {
  phoneField: ComponentType<PhoneFieldProps>;
  captchaField?: ComponentType<CaptchaFieldProps>;
};

export function SmsForm({ phoneField: PhoneField, captchaField: CaptchaField, ...given }: Props) {
  const t = useTranslate();
  const { form, numberField, codeField, captcha, hasCode, sending, said, ...state } =
    useSmsForm(given);
  const { sentTo } = sending;
  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      noValidate
      hidden={given.isHidden}
      onSubmit={state.onSubmit}
    >
      <PhoneField
        ref={numberField}
        name="mobile"
        value={state.number}
        onValue={state.onNumber}
        labelHidden
        error={state.ofNumber}
      />
      {state.asksCaptcha && CaptchaField && (
        <div hidden={hasCode}>
          <CaptchaField gate="sms" ref={captcha} />
        </div>
      )}
      {hasCode && (
        <SentCode
          {...sentCodeProps(t, { sending, isWaiting: state.isWaiting, onResend: state.send })}
          ref={codeField}
          name="code"
          labelHidden
          value={state.code}
          onValue={state.onCode}
          onComplete={state.onComplete}
          error={state.ofCode}
          hint={sentTo === null ? undefined : t('codes.sent_to', { number: sentTo })}
        />
      )}
      <Checkbox name="rememberMe" defaultChecked={state.isKnown}>
        {t('login.remember')}
      </Checkbox>
      {said && <Message tone="bad">{said.say(t)}</Message>}
      <div className={css.submit}>
        <CodeButton
          hasCode={hasCode}
          code={state.code}
          sendLabel={t('codes.send')}
          isSending={sending.isSending || state.isWaiting}
          isBusy={given.signIn.isProcessing}
        >
          {t('login.submit')}
        </CodeButton>
      </div>
    </form>
  );
}
