import type { ComponentType } from 'react';
import type { FieldRule } from '@parlour/contract/register/fields';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import type { FieldName, FormValues } from '../form-values.ts';
import type { ChangeValue } from '../use-form-values.ts';
import type { MobileCode } from './use-mobile-code.ts';
import type { NameState } from './use-name-check.ts';

/** Props of each part of the form. */
export type PartProps = {
  rule: FieldRule;
  typed: FormValues;
  onChange: ChangeValue;
  /** Returns the text of a field's fault. */
  errorOf: (name: FieldName) => string | undefined;
  /** The names that a password must not equal, as the server compares them. */
  names: readonly string[];
  /** Whether the typed name is free, as far as it is known. */
  nameState: NameState;
  code: MobileCode;
  phoneField: ComponentType<PhoneFieldProps>;
};
