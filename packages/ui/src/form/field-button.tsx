import './button-in-field.css';
import type { ReactNode } from 'react';

type Props = { isOff: boolean; isBusy: boolean; children: ReactNode };

/** The button at the end of a field that sends its form. Not `disabled` while it is off, because that would drop the focus. */
export const FieldButton = ({ isOff, isBusy, children }: Props) => (
  <button
    type="submit"
    className="field-button"
    aria-busy={isBusy || undefined}
    aria-disabled={isOff || undefined}
  >
    {children}
  </button>
);
