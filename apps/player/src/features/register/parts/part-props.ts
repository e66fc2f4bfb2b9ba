import type { ComponentType } from 'react';
import type { FieldRule } from '@parlour/contract/register/fields';
import type { CaptchaField } from '#foundation/captcha/captcha-slot.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import type { FieldName, FormValues } from '../form-values.ts';
import type { ChangeValue } from '../use-form-values.ts';

/** Props of each part of the form. */
export type PartProps = {
  rule: FieldRule;
  typed: FormValues;
  onChange: ChangeValue;
  /** Returns the text of a field's fault. */
  errorOf: (name: FieldName) => string | undefined;
  /** The names that a password must not equal, as the server compares them. */
  names: readonly string[];
  hasMobileCode: boolean;
  /** True while the form is being sent, when no other call is made. */
  isBusy: boolean;
  phoneField: ComponentType<PhoneFieldProps>;
  captchaField: CaptchaField | undefined;
};
