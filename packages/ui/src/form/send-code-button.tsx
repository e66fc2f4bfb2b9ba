import '../pages.css';

type Props = {
  /** "Send code". */
  label: string;
  /** "Resend in 42 s", while it counts: then no press is taken. */
  waiting?: string | undefined;
  busy: boolean;
  onPress: () => void;
};

/** Stands at the end of a field. Each second is shown, and not read out. */
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
