import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { codeLength } from './code-field.tsx';

type Props = {
  /** Whether the code's field is shown. */
  hasCode: boolean;
  code: string;
  /** Text of the button that sends a code. */
  sendLabel: string;
  /** Whether a code is being sent. */
  isSending: boolean;
  /** Whether the form is being sent. */
  isBusy: boolean;
  /** Text of the button that sends the form. */
  children: ReactNode;
};

/** The main button of a form with a code: it sends the code, and then the form. Not `disabled` until the code is whole: a press lets the form say what is missing. */
export function CodeButton({ hasCode, code, sendLabel, isSending, isBusy, children }: Props) {
  const isOff = hasCode && code.length < codeLength;
  return (
    <Button
      type="submit"
      tone="primary"
      wide
      busy={hasCode ? isBusy : isSending}
      aria-disabled={isOff || undefined}
    >
      {hasCode ? children : sendLabel}
    </Button>
  );
}
