// Props of the fields of each factor.
import type { ComponentType, ReactNode } from 'react';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import type { FieldName, FactorValues } from './factor-fields.ts';

export type PanelProps = {
  username: string;
  hasEmailCode: boolean;
  typed: FactorValues;
  onType: (name: FieldName, text: string) => void;
  missing: readonly FieldName[];
  /** Called with the fields that are missing before a code can be sent, or with none once they are filled in. */
  onMissing: (names: readonly FieldName[]) => void;
  /** The id of the element that shows the problem of these fields. */
  problemId: string | undefined;
  /** The problem of a refused factor, shown below the last of its fields. */
  problem: ReactNode;
  /** Sends the form, once the last digit of a code is there. */
  onComplete: () => void;
  /** True while the form is being sent. */
  isBusy: boolean;
  isRecovery: boolean;
  onRecovery: (isRecovery: boolean) => void;
  phoneField: ComponentType<PhoneFieldProps>;
  captchaField?: ComponentType<CaptchaFieldProps> | undefined;
};
