import { Button } from '@parlour/ui/button/button';
import { CodeField } from '@parlour/ui/form/code-field';
import { TextField } from '@parlour/ui/form/text-field';
import { useTranslate } from '#foundation/use-foundation.ts';
import { PanelForm } from './panel-form.tsx';
import type { PanelProps } from './panel-props.ts';
import css from './second-factor.module.css';

/** The field for the app's six digits or a recovery code. A recovery code has letters, so it needs another keyboard. */
export function AuthenticatorField(props: PanelProps) {
  const { typed, onType, missing, onMissing, problem, isRecovery, onRecovery } = props;
  const t = useTranslate();
  const change = () => {
    onRecovery(!isRecovery);
    onType('authCode', '');
    onMissing([]);
  };
  const isMissing = missing.includes('authCode');
  const lacks = t(isRecovery ? 'second-factor.recovery_missing' : 'codes.code_missing');
  const code = typed.authCode ?? '';
  const field = {
    name: 'authCode',
    value: code,
    error: isMissing ? lacks : problem,
    errorRole: isMissing ? undefined : ('alert' as const),
  };
  return (
    <PanelForm {...props} {...(!isRecovery && { code })}>
      {isRecovery ? (
        <TextField
          {...field}
          label={t('second-factor.recovery_code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={32}
          ltr
          onChange={(event) => onType('authCode', event.target.value)}
        />
      ) : (
        <CodeField
          {...field}
          label={t('second-factor.app_code')}
          onValue={(typedCode) => onType('authCode', typedCode)}
          onComplete={props.onVerify}
        />
      )}
      <div className={css.other}>
        <Button tone="text" size="small" onClick={change}>
          {t(isRecovery ? 'second-factor.use_app' : 'second-factor.use_recovery')}
        </Button>
      </div>
    </PanelForm>
  );
}
