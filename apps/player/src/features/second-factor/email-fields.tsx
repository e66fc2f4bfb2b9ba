import { TextField } from '@parlour/ui/form/text-field';
import { useSendCode } from '#foundation/codes/use-send-code.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { PanelForm } from './panel-form.tsx';
import type { PanelProps } from './panel-props.ts';
import { SentCodeField } from './sent-code-field.tsx';

export function EmailFields(props: PanelProps) {
  const { username, hasEmailCode, typed, onType, missing, onMissing, problem } = props;
  const t = useTranslate();
  const sending = useSendCode({ channel: 'email', username });
  const hasCode = hasEmailCode && (sending.isSent || problem !== undefined);
  /** Sends a code, unless the address is empty. */
  function send(): void {
    const isTyped = (typed.email ?? '').trim() !== '';
    onMissing(isTyped ? [] : ['email']);
    if (!isTyped) return;
    onType('verificationCode', '');
    void sending.send();
  }
  const missed = missing.includes('email') ? t('second-factor.email_missing') : undefined;
  return (
    <PanelForm
      {...props}
      failure={sending.problem?.say(t) ?? props.failure}
      {...(hasEmailCode && {
        code: typed.verificationCode ?? '',
        sending: { hasCode, isSending: sending.isSending, onSend: send },
      })}
    >
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        ltr
        label={t('second-factor.email_address')}
        value={typed.email ?? ''}
        onChange={(event) => onType('email', event.target.value)}
        error={missed ?? (hasEmailCode ? undefined : problem)}
        errorRole={missed === undefined ? 'alert' : undefined}
        hint={t('second-factor.email_hint')}
      />
      {hasCode && (
        <SentCodeField
          {...props}
          sending={sending}
          onResend={send}
          hint={sending.isSent ? t('second-factor.emailed') : undefined}
        />
      )}
    </PanelForm>
  );
}
