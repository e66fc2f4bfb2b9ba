import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { ArrowClockwiseIcon } from '../icons/status.tsx';
import { CodeField, type CodeFieldProps } from './code-field.tsx';

export type ResendButtonProps = {
  /** Text of the button: "Resend code", or "Resend code in 1:58" while presses are ignored. */
  label: string;
  isWaiting: boolean;
  isBusy: boolean;
  onPress: () => void;
};

type Props = Omit<CodeFieldProps, 'ref'> & {
  resend: ResendButtonProps;
  /** Returns true once after each code that was sent: the field takes the focus then. */
  takesFocus: () => boolean;
  /** Another way on, beside the button that sends another code. */
  children?: ReactNode;
  ref?: RefObject<HTMLInputElement | null>;
};

/** The field for a code that was sent, with the button that sends another one. */
export function SentCode({ resend, takesFocus, children, ref, ...field }: Props) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  // After each render, because the field may be there already when another code was sent.
  useLayoutEffect(() => {
    if (takesFocus()) input.current?.focus();
  });
  return (
    <div className="sent-code">
      <CodeField {...field} ref={input} />
      <div className="sent-code-ways">
        <ResendButton {...resend} />
        {children}
      </div>
    </div>
  );
}

/** The countdown is visible, and screen readers do not announce each second. */
function ResendButton({ label, isWaiting, isBusy, onPress }: ResendButtonProps) {
  const isIdle = !isWaiting && !isBusy;
  return (
    <button
      type="button"
      className="text-link num resend"
      aria-busy={isBusy || undefined}
      aria-disabled={!isIdle || undefined}
      onClick={isIdle ? onPress : undefined}
    >
      <ArrowClockwiseIcon size={18} />
      {label}
    </button>
  );
}
