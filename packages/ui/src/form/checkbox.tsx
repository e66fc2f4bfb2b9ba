import type { InputHTMLAttributes, ReactNode } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'style'> & {
  children: ReactNode;
};

/** Styled native checkbox in a row of 44 px. */
export function Checkbox({ children, ...input }: Props) {
  return (
    <label className="checkbox">
      <input {...input} type="checkbox" />
      <b />
      <span>{children}</span>
    </label>
  );
}
