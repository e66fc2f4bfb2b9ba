// The fields of the way that is chosen.
import type { ComponentType } from 'react';
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import type { PhoneFieldProps } from '#foundation/country/phone-field.ts';
import type { FieldName, Typed } from './factor-fields.ts';
import { AuthenticatorField } from './authenticator-field.tsx';
import { EmailFields } from './email-fields.tsx';
import { PayeeField } from './payee-field.tsx';
import { SmsFields } from './sms-fields.tsx';

export type PanelProps = {
  username: string;
  hasEmailCode: boolean;
  typed: Typed;
  onType: (name: FieldName, text: string) => void;
  missing: readonly FieldName[];
  /** Something is missing before a code can be sent; none: what was missing is there. */
  onMissing: (names: readonly FieldName[]) => void;
  /** Where it stands what is wrong with these fields. */
  problemId: string | undefined;
  isRecovery: boolean;
  onRecovery: (isRecovery: boolean) => void;
  phoneField: ComponentType<PhoneFieldProps>;
};

const panels: Record<SecondFactor, ComponentType<PanelProps>> = {
  sms: SmsFields,
  ga: AuthenticatorField,
  email: EmailFields,
  payeeName: PayeeField,
};

export function FactorPanel({ factor, ...panel }: PanelProps & { factor: SecondFactor }) {
  const Fields = panels[factor];
  return <Fields {...panel} />;
}
