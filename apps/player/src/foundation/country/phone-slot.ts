import type { Ref } from 'react';

/** Props of the field of a mobile number (features/country), which a page passes to the forms that need one. */
export type PhoneFieldProps = {
  name: string;
  /** The typed number, with digits 0 to 9. */
  value: string;
  onValue: (number: string) => void;
  error?: string | undefined;
  labelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
};
