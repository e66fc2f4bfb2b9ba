// Props of the fields of each factor.
import type { ComponentType, RefObject } from 'react';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import type { PhoneFieldProps } from '#foundation/country/phone-slot.ts';
import type { FieldName, FactorValues } from './factor-fields.ts';

export type PanelProps = {
  username: string;
  hasEmailCode: boolean;
  form: RefObject<HTMLFormElement | null>;
  typed: FactorValues;
  onType: (name: FieldName, text: string) => void;
  missing: readonly FieldName[];
  /** Called with the fields that are missing before a code can be sent, or with none once they are filled in. */
  onMissing: (names: readonly FieldName[]) => void;
  /** The reason why the factor was refused, shown below the last of its fields. */
  problem: string | undefined;
  /** A failure that is not the fault of a field, shown above the main button. */
  failure: string | undefined;
  /** Verifies the factor. A code is verified once its last digit is there. */
  onVerify: () => void;
  /** True while the factor is being verified. */
  isBusy: boolean;
  /** True if the login has to start again, to which `onClose` leads. */
  isOver: boolean;
  onClose: () => void;
  isRecovery: boolean;
  onRecovery: (isRecovery: boolean) => void;
  phoneField: ComponentType<PhoneFieldProps>;
  captchaField?: ComponentType<CaptchaFieldProps> | undefined;
};
