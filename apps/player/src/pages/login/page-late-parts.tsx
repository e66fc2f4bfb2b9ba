// What few logins need: a code by text message, and a second factor.
import type { SecondFactorProps } from '#foundation/api/second-factors.ts';
import { useTexts } from '#foundation/language/use-texts.ts';
import { PhoneField } from '#features/country/phone-field.tsx';
import { SmsForm, type SmsFormProps } from '#features/login/sms/sms-form.tsx';
import { SecondFactorSheet } from '#features/second-factor/second-factor-sheet.tsx';

export const SmsLogin = (props: SmsFormProps) =>
  useTexts('member') && <SmsForm {...props} phoneField={PhoneField} />;

export const SecondFactor = (props: SecondFactorProps) => (
  <SecondFactorSheet {...props} phoneField={PhoneField} />
);
