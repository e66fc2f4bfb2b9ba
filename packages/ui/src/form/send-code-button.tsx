import '../pages.css';
import './send-code.css';
import { ArrowClockwiseIcon } from '../icons/status.tsx';

type Props = {
  /** Text of the button: "Send code". */
  label: string;
  /** The countdown, and its name: "1:58", "Resend in 1 minute 58 seconds". Presses are ignored meanwhile. */
  waiting?: { time: string; name: string } | undefined;
  busy: boolean;
  onPress: () => void;
};

/** Button at the end of a field. The countdown is visible and not announced. */
export function SendCodeButton({ label, waiting, busy, onPress }: Props) {
  const isIdle = !busy && waiting === undefined;
  return (
    <button
      type="button"
      className="field-button num"
      aria-label={waiting?.name}
      aria-busy={busy || undefined}
      aria-disabled={!isIdle || undefined}
      onClick={isIdle ? onPress : undefined}
    >
      {waiting ? (
        <>
          <ArrowClockwiseIcon size={18} />
          <span className="ltr">{waiting.time}</span>
        </>
      ) : (
        label
      )}
    </button>
  );
}
