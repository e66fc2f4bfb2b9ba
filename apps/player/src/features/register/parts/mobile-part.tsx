import type { PartProps } from './part-props.ts';

/** The field for the number with its country. */
export function MobilePart(props: PartProps) {
  const { typed, onChange, errorOf, code, phoneField: PhoneField } = props;
  return (
    <PhoneField
      name="mobileNum"
      value={typed.mobileNum}
      onValue={(number) => {
        code.sending.clear();
        onChange('mobileNum', number);
        // A code is valid only for the number to which it was sent.
        if (typed.verificationCode !== '') onChange('verificationCode', '');
      }}
      labelHidden
      error={errorOf('mobileNum')}
    />
  );
}
