import type { InputHTMLAttributes } from 'react';
import { TextField } from '@parlour/ui/form/text-field';
import {
  EnvelopeSimpleIcon,
  IdentificationCardIcon,
  UsersThreeIcon,
} from '@parlour/ui/icons/account';
import type { Icon } from '@parlour/ui/icons/icon';
import type { Phrase } from '#foundation/language/language.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { PartProps } from './part-props.ts';

export type PlainName = 'email' | 'payeeName' | 'referralCode';

type Traits = InputHTMLAttributes<HTMLInputElement> & { ltr?: boolean };
type PlainField = { say: Phrase; icon: Icon; traits: Traits };

const looks: Record<PlainName, PlainField> = {
  email: {
    say: (t) => t('register.email'),
    icon: EnvelopeSimpleIcon,
    traits: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254, ltr: true },
  },
  payeeName: {
    say: (t) => t('register.payee_name'),
    icon: IdentificationCardIcon,
    traits: { autoComplete: 'name', maxLength: 128 },
  },
  referralCode: {
    say: (t) => t('register.referral_code'),
    icon: UsersThreeIcon,
    traits: {
      autoComplete: 'off',
      autoCapitalize: 'none',
      maxLength: 32,
      spellCheck: false,
      ltr: true,
    },
  },
};

export function PlainPart({ name, ...props }: PartProps & { name: PlainName }) {
  const t = useTranslate();
  const { rule, typed, onChange, errorOf } = props;
  const { say, icon: Picture, traits } = looks[name];
  const field = say(t);
  return (
    <TextField
      {...traits}
      name={name}
      label={rule.required ? field : t('register.optional', { field })}
      labelHidden
      icon={<Picture size={20} />}
      value={typed[name]}
      onChange={(event) => onChange(name, event.target.value)}
      error={errorOf(name)}
    />
  );
}
