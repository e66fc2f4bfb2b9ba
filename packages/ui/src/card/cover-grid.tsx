import { Children, type ReactNode } from 'react';

/** Covers in three columns, two on narrow phones. */
export function CoverGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="grid3" aria-label={label}>
      {Children.map(children, (card) => card && <li>{card}</li>)}
    </ul>
  );
}
