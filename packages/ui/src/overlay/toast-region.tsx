import { useEffect } from 'react';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icons/icon.tsx';

export type Toast = {
  id: string | number;
  text: string;
  icon?: Icon;
  /** Action of the toast; a toast with one stays until it is pressed. */
  action?: { label: string; onPress: () => void };
};
type Props = { toast?: Toast | undefined; onGone: (id: Toast['id']) => void; lastsMs?: number };

/** Delays of the calls to `onGone`, in milliseconds: repeated, so that a toast is removed even if one call is lost (NET-11). */
const removals = [0, 1_000, 2_000];

/** Live region for one toast at a time. It must be in the page before its first message, or screen readers miss that. */
export function ToastRegion({ toast, onGone, lastsMs = 1500 }: Props) {
  const id = toast?.id;
  const stays = toast?.action !== undefined;
  useEffect(() => {
    if (id === undefined || stays) return undefined;
    const timers = removals.map((more) => setTimeout(() => onGone(id), lastsMs + more));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [id, stays, lastsMs, onGone]);
  return (
    <output className="toasts">
      {toast && <ToastLine key={toast.id} toast={toast} onGone={onGone} />}
    </output>
  );
}

function ToastLine({ toast, onGone }: { toast: Toast; onGone: Props['onGone'] }) {
  const { icon: Picture, text, action, id } = toast;
  const answer = () => {
    action?.onPress();
    onGone(id);
  };
  return (
    <span className={classNames('toast', action && 'toast--act')}>
      {Picture && <Picture size={20} />}
      <span className="grow">{text}</span>
      {action && (
        <button type="button" onClick={answer}>
          {action.label}
        </button>
      )}
    </span>
  );
}
