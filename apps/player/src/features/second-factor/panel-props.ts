// What the fields of each way are given.
import type { ComponentType } from 'react';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-field.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-field.ts';
import type { FieldName, Typed } from './factor-fields.ts';

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
  /** The form is on its way. */
  isBusy: boolean;
  isRecovery: boolean;
  onRecovery: (isRecovery: boolean) => void;
  phoneField: ComponentType<PhoneFieldProps>;
  captchaField?: ComponentType<CaptchaFieldProps> | undefined;
};
