import '../pages.css';
import { Children, type ReactNode } from 'react';

/** Rows on one surface. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className="list" aria-label={label}>
      {Children.map(children, (row) => row && <li>{row}</li>)}
    </ul>
  );
}
