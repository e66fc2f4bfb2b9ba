import type { ComponentType } from 'react';
import type { FieldRule } from '@parlour/contract/register/fields';
import type { CaptchaField } from '#foundation/captcha/captcha-field.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-field.ts';
import type { FieldName, Typed } from '../typed.ts';
import type { Change } from '../use-typed.ts';

/** What each part of the form is given. */
export type PartProps = {
  rule: FieldRule;
  typed: Typed;
  onChange: Change;
  /** What is wrong, in words. */
  errorOf: (name: FieldName) => string | undefined;
  /** What a password may not be: names, as the server compares them. */
  names: readonly string[];
  hasMobileCode: boolean;
  /** The form is on its way: nothing else is asked meanwhile. */
  isBusy: boolean;
  phoneField: ComponentType<PhoneFieldProps>;
  captchaField: CaptchaField | undefined;
};
