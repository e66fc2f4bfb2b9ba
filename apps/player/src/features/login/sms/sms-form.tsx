// The form that logs in by a text message's code (LOGIN-09).
import type { ComponentType } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Checkbox } from '@parlour/ui/form/checkbox';
import { CodeField } from '@parlour/ui/form/code-field';
import { Message } from '@parlour/ui/form/message';
import { SendCodeButton } from '@parlour/ui/form/send-code-button';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import { resendTime } from '#foundation/codes/resend-time.ts';
import type { SendCode } from '#foundation/codes/use-send-code.ts';
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
  const { form, numberField, codeField, captcha, sending, said, ...state } = useSmsForm(given);
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
        trailing={<Send sending={sending} isBusy={state.isSendingCode} onPress={state.sendCode} />}
      />
      {state.asksCaptcha && CaptchaField && <CaptchaField gate="sms" ref={captcha} />}
      <CodeField
        ref={codeField}
        name="code"
        label={t('codes.code')}
        labelHidden
        value={state.code}
        onValue={state.onCode}
        onComplete={state.onComplete}
        error={state.ofCode}
        hint={sentTo === null ? undefined : t('codes.sent_to', { number: sentTo })}
      />
      <Checkbox name="rememberMe" defaultChecked={state.isKnown}>
        {t('login.remember')}
      </Checkbox>
      {said && <Message tone="bad">{said.say(t)}</Message>}
      <div className={css.submit}>
        <Button type="submit" tone="primary" wide busy={given.signIn.isProcessing}>
          {t('login.submit')}
        </Button>
      </div>
    </form>
  );
}

type SendProps = { sending: SendCode; isBusy: boolean; onPress: () => void };

function Send({ sending, isBusy, onPress }: SendProps) {
  const t = useTranslate();
  return (
    <SendCodeButton
      label={t('codes.send')}
      waiting={resendTime(sending.secondsLeft, t)}
      busy={isBusy}
      onPress={onPress}
    />
  );
}
