// The fields of the chosen factor.
import type { ComponentType } from 'react';
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import { AuthenticatorField } from './authenticator-field.tsx';
import { EmailFields } from './email-fields.tsx';
import type { PanelProps } from './panel-props.ts';
import { PayeeField } from './payee-field.tsx';
import { SmsFields } from './sms-fields.tsx';

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
