import { TextField } from '@parlour/ui/form/text-field';
import { useTranslate } from '#foundation/use-foundation.ts';
import { PanelForm } from './panel-form.tsx';
import type { PanelProps } from './panel-props.ts';

export function PayeeField(props: PanelProps) {
  const { typed, onType, missing, problem } = props;
  const t = useTranslate();
  const isMissing = missing.includes('payeeName');
  return (
    <PanelForm {...props}>
      <TextField
        name="payeeName"
        autoComplete="name"
        maxLength={128}
        label={t('second-factor.payee')}
        value={typed.payeeName ?? ''}
        onChange={(event) => onType('payeeName', event.target.value)}
        error={isMissing ? t('second-factor.payee_missing') : problem}
        errorRole={isMissing ? undefined : 'alert'}
        hint={t('second-factor.payee_hint')}
      />
    </PanelForm>
  );
}
