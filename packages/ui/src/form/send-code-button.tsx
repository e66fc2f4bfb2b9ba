import '../pages.css';

type Props = {
  /** Text of the button: "Send code". */
  label: string;
  /** Text of the countdown: "Resend in 42 s". Presses are ignored meanwhile. */
  waiting?: string | undefined;
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
      aria-busy={busy || undefined}
      aria-disabled={!isIdle || undefined}
      onClick={isIdle ? onPress : undefined}
    >
      {waiting ?? label}
    </button>
  );
}
