import { useId } from 'react';
import { Lit } from './lit.tsx';

export function Disc() {
  const light = useId();
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <defs>
        <Lit id={light} />
      </defs>
      <circle cx="16" cy="16" r="14" fill="var(--brand)" />
      <circle cx="16" cy="16" r="14" fill={`url(#${light})`} />
      <circle cx="16" cy="16" r="6" fill="none" stroke="#fff" strokeWidth="4" />
    </svg>
  );
}
