import { TextField } from '@parlour/ui/form/text-field';
import { useTranslate } from '#foundation/use-foundation.ts';
import { blame } from './blame.ts';
import type { PanelProps } from './panel-props.ts';
import css from './second-factor.module.css';

export function PayeeField({ typed, onType, missing, problemId, problem }: PanelProps) {
  const t = useTranslate();
  return (
    <div className={css.fields}>
      <TextField
        name="payeeName"
        autoComplete="name"
        maxLength={128}
        label={t('second-factor.payee')}
        value={typed.payeeName ?? ''}
        onChange={(event) => onType('payeeName', event.target.value)}
        error={missing.includes('payeeName') ? t('second-factor.payee_missing') : undefined}
        hint={t('second-factor.payee_hint')}
        {...blame(problemId)}
      />
      {problem}
    </div>
  );
}
