import { useEffect, useState, type ReactNode } from 'react';

type Props = {
  /** The merchant's mark. */
  mark: ReactNode;
  /** Announced when the spinner appears. */
  label: string;
  delayMs?: number;
  /** Time after which the spinner hides itself, so that it never blocks a page (BOOT-10). */
  limitMs?: number;
  onLimit?: () => void;
  /** Whether it covers the page or is inline. */
  place?: 'page' | 'inline';
};

/** Spinner with the merchant's mark, shown after a delay, because most waits are shorter. Hides when it is unmounted, or by itself. */
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
