// The form for a phone number and the code that the service sends to it (IDP-07).
import type { ComponentType } from 'react';
import { Button } from '@parlour/ui/button/button';
import { CodeField } from '@parlour/ui/form/code-field';
import { SendCodeButton } from '@parlour/ui/form/send-code-button';
import { resendTime } from '#foundation/codes/resend-time.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import { leftToRight } from '#foundation/language/left-to-right.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './identity.module.css';
import { usePhoneForm } from './use-phone-form.ts';
import type { SignInElsewhere } from './use-sign-in-elsewhere.ts';

type Props = { doing: SignInElsewhere; phoneField: ComponentType<PhoneFieldProps> };

export function PhoneForm({ doing, phoneField: PhoneField }: Props) {
  const t = useTranslate();
  const { numberField, codeField, place, sentTo, ...state } = usePhoneForm(doing);
  return (
    <form className={css.form} noValidate onSubmit={state.confirm}>
      <p className="text-muted">{t('identity.phone_text')}</p>
      <PhoneField
        ref={numberField}
        name="mobile"
        value={state.number}
        onValue={state.onNumber}
        error={state.ofNumber}
        trailing={
          <SendCodeButton
            label={t('codes.send')}
            waiting={resendTime(state.secondsLeft, t)}
            busy={state.isSending}
            onPress={state.send}
          />
        }
      />
      <CodeField
        ref={codeField}
        name="code"
        label={t('codes.code')}
        value={state.code}
        onValue={state.onCode}
        onComplete={state.confirm}
        error={state.ofCode}
        hint={sentTo === null ? undefined : t('codes.sent_to', { number: leftToRight(sentTo) })}
      />
      <div ref={place} />
      <Button type="submit" tone="primary" wide busy={doing.stage === 'working'}>
        {t('identity.phone_verify')}
      </Button>
    </form>
  );
}
