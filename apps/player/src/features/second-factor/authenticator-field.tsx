import { Button } from '@parlour/ui/button/button';
import { TextField } from '@parlour/ui/form/text-field';
import { inAsciiDigits } from '@parlour/contract/codes/ascii-digits';
import { useTranslate } from '#foundation/use-foundation.ts';
import { blame } from './blame.ts';
import type { PanelProps } from './panel-props.ts';
import css from './second-factor.module.css';

/** The field for the app's six digits or a recovery code. A recovery code has letters, so it needs another keyboard. */
export function AuthenticatorField(props: PanelProps) {
  const { typed, onType, missing, onMissing, problemId, isRecovery, onRecovery } = props;
  const t = useTranslate();
  const change = () => {
    onRecovery(!isRecovery);
    onType('authCode', '');
    onMissing([]);
  };
  return (
    <div className={css.fields}>
      <TextField
        name="authCode"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize={isRecovery ? 'characters' : 'none'}
        spellCheck={false}
        maxLength={32}
        ltr
        label={t(isRecovery ? 'second-factor.recovery_code' : 'second-factor.app_code')}
        value={typed.authCode ?? ''}
        onChange={(event) => onType('authCode', inAsciiDigits(event.target.value))}
        error={missing.includes('authCode') ? t('codes.code_missing') : undefined}
        {...blame(problemId)}
      />
      <div className={css.other}>
        <Button tone="text" size="small" onClick={change}>
          {t(isRecovery ? 'second-factor.use_app' : 'second-factor.use_recovery')}
        </Button>
      </div>
    </div>
  );
}
