import { useEffect, useState, type ReactNode } from 'react';

type Props = {
  /** The merchant's mark. */
  mark: ReactNode;
  /** Read aloud when it shows. */
  label: string;
  delayMs?: number;
  /** BOOT-10: it goes by itself, so that a page is never locked behind it. */
  limitMs?: number;
  onLimit?: () => void;
  /** Over the whole page, or where it stands. */
  place?: 'page' | 'inline';
};

/** Shown after a moment, as most waits are shorter; hides when it is taken out, or by itself. */
export function Spinner({
  mark,
  label,
  delayMs = 150,
  limitMs = 10_000,
  onLimit,
  place = 'page',
}: Props) {
  const [phase, setPhase] = useState<'early' | 'shown' | 'gone'>('early');
  useEffect(() => {
    const show = setTimeout(() => setPhase('shown'), delayMs);
    return () => clearTimeout(show);
  }, [delayMs]);
  useEffect(() => {
    const hide = setTimeout(() => {
      setPhase('gone');
      onLimit?.();
    }, limitMs);
    return () => clearTimeout(hide);
  }, [limitMs, onLimit]);
  const ring = phase === 'shown' && (
    <>
      <span className="spinner">{mark}</span>
      <span className="visually-hidden">{label}</span>
    </>
  );
  return (
    <output className={place === 'page' && phase === 'shown' ? 'spinner-page' : undefined}>
      {ring}
    </output>
  );
}
