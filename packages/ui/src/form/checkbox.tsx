import type { InputHTMLAttributes, ReactNode } from 'react';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'style'> & {
  children: ReactNode;
};

/** A native box, painted; its row is 44 high. */
export function Checkbox({ children, ...input }: Props) {
  return (
    <label className="checkbox">
      <input {...input} type="checkbox" />
      <b />
      <span>{children}</span>
    </label>
  );
}
