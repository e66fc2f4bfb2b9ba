// The form for a phone number and the code that the service sends to it (IDP-07).
import type { ComponentType } from 'react';
import { CodeButton } from '@parlour/ui/form/code-button';
import { SentCode } from '@parlour/ui/form/sent-code';
import { sentCodeProps } from '#foundation/codes/sent-code-props.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './identity.module.css';
import { usePhoneForm } from './use-phone-form.ts';
import type { SignInElsewhere } from './use-sign-in-elsewhere.ts';

type Props = { doing: SignInElsewhere; phoneField: ComponentType<PhoneFieldProps> };

export function PhoneForm({ doing, phoneField: PhoneField }: Props) {
  const t = useTranslate();
  const { numberField, codeField, place, hasCode, sending, sentTo, ...state } = usePhoneForm(doing);
  return (
    <form className={css.form} noValidate onSubmit={state.onSubmit}>
      <p className="text-muted">{t(hasCode ? 'identity.phone_sent' : 'identity.phone_text')}</p>
      <PhoneField
        ref={numberField}
        name="mobile"
        value={state.number}
        onValue={state.onNumber}
        error={state.ofNumber}
      />
      {hasCode && (
        <SentCode
          {...sentCodeProps(t, { sending, isWaiting: state.isWaiting, onResend: state.send })}
          ref={codeField}
          name="code"
          value={state.code}
          onValue={state.onCode}
          onComplete={state.confirm}
          error={state.ofCode}
          hint={t('codes.sent_to', { number: sentTo })}
        />
      )}
      <div ref={place} />
      <CodeButton
        hasCode={hasCode}
        code={state.code}
        sendLabel={t('codes.send')}
        isSending={sending.isSending || state.isWaiting}
        isBusy={doing.stage === 'working'}
      >
        {t('identity.phone_verify')}
      </CodeButton>
    </form>
  );
}
