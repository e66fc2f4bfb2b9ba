import type { ReactNode, Ref } from 'react';

/** Of the field of a mobile number (features/country), which a page hands to the forms that ask for one. */
export type PhoneFieldProps = {
  name: string;
  /** As it was typed, its digits 0 to 9. */
  value: string;
  onValue: (number: string) => void;
  error?: string | undefined;
  /** At the end of the field, such as the button that sends a code. */
  trailing?: ReactNode;
  labelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
};
