import type { ComponentType } from 'react';
import { TextField } from '@parlour/ui/form/text-field';
import { EnvelopeSimpleIcon } from '@parlour/ui/icons/account';
import { UserIcon } from '@parlour/ui/icons/first-screen';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { FieldName, RecoveryValues } from './recovery-values.ts';

type Props = {
  typed: RecoveryValues;
  onType: (change: Partial<RecoveryValues>) => void;
  missing: FieldName | null;
  numberProblem: string | undefined;
  phoneField: ComponentType<PhoneFieldProps>;
};

/** The fields for the name of the account and its owner's number or address. */
export function OwnerFields({
  typed,
  onType,
  missing,
  numberProblem,
  phoneField: PhoneField,
}: Props) {
  const t = useTranslate();
  return (
    <>
      <TextField
        name="username"
        label={t('login.username')}
        icon={<UserIcon size={20} />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        ltr
        value={typed.username}
        onChange={(event) => onType({ username: event.target.value })}
        error={missing === 'username' ? t('login.username_missing') : undefined}
      />
      {typed.way === 'sms' ? (
        <PhoneField
          name="number"
          value={typed.number}
          onValue={(number) => onType({ number })}
          error={missing === 'number' ? t('codes.number_missing') : numberProblem}
        />
      ) : (
        <TextField
          name="email"
          label={t('recovery.email')}
          icon={<EnvelopeSimpleIcon size={20} />}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          ltr
          value={typed.email}
          onChange={(event) => onType({ email: event.target.value })}
          error={missing === 'email' ? t('recovery.email_missing') : undefined}
        />
      )}
    </>
  );
}
