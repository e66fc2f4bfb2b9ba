import { TextField } from '@parlour/ui/form/text-field';
import { useSendCode } from '#foundation/codes/use-send-code.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { blame } from './blame.ts';
import { CodeField, SendButton } from './code-field.tsx';
import type { PanelProps } from './panel-props.ts';
import css from './second-factor.module.css';

export function EmailFields(props: PanelProps) {
  const { username, hasEmailCode, typed, onType, missing, problemId } = props;
  const t = useTranslate();
  const sending = useSendCode({ channel: 'email', username });
  return (
    <div className={css.fields}>
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
        error={missing.includes('email') ? t('second-factor.email_missing') : undefined}
        trailing={
          hasEmailCode && <SendButton sending={sending} onSend={() => void sending.send()} />
        }
        {...blame(problemId)}
      />
      {hasEmailCode && (
        <CodeField {...props} sending={sending} hint={t('second-factor.email_hint')} />
      )}
      {props.problem}
    </div>
  );
}
