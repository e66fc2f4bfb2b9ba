import { passwordLength } from '@parlour/contract/password/weaknesses';
import { PasswordField } from '@parlour/ui/form/password-field';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { FieldName } from './password-values.ts';

type SecretProps = { name: FieldName; label: string; error: string | undefined };

export function SecretField({ name, label, error }: SecretProps) {
  const t = useTranslate();
  return (
    <PasswordField
      name={name}
      label={label}
      error={error}
      showLabel={t('login.show_password')}
      hideLabel={t('login.hide_password')}
      autoComplete={name === 'old' ? 'current-password' : 'new-password'}
      maxLength={passwordLength.most}
      ltr
    />
  );
}

/** A hidden user name, which tells password managers whose password this is. */
export const NameForKeepers = ({ name }: { name: string }) => (
  <input hidden readOnly name="username" autoComplete="username" value={name} />
);

/** Focuses the field of a problem and selects its text. */
export function focusOn({ field }: { field: FieldName | null }, form: HTMLFormElement | null) {
  const input = field && form?.elements.namedItem(field);
  if (!(input instanceof HTMLInputElement)) return;
  input.focus();
  input.select();
}
