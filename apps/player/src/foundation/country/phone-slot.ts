import type { ReactNode, Ref } from 'react';

/** Props of the field of a mobile number (features/country), which a page passes to the forms that need one. */
export type PhoneFieldProps = {
  name: string;
  /** The typed number, with digits 0 to 9. */
  value: string;
  onValue: (number: string) => void;
  error?: string | undefined;
  /** Content at the end of the field, such as the button that sends a code. */
  trailing?: ReactNode;
  labelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
};
