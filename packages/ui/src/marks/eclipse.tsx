import { useId } from 'react';
import { Lit } from './lit.tsx';

export function Eclipse() {
  const light = useId();
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <defs>
        <Lit id={light} />
      </defs>
      <circle cx="15" cy="15" r="14" fill="var(--accent)" />
      <circle cx="15" cy="15" r="14" fill={`url(#${light})`} />
      <circle cx="18.6" cy="18.6" r="12.4" fill="var(--brand)" />
      <circle cx="18.6" cy="18.6" r="12.4" fill={`url(#${light})`} />
    </svg>
  );
}
