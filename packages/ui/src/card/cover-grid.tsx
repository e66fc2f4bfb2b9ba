import '../pages.css';
import { Children, useId, type ReactNode } from 'react';

type Props = { label: string; children: ReactNode };

/** Covers in three columns, two on narrow phones. */
export function CoverGrid({ label, children }: Props) {
  const title = useId();
  return (
    <>
      {/* For screen readers: the cards' titles are headings below it. */}
      <h2 id={title} className="visually-hidden">
        {label}
      </h2>
      <ul className="cover-grid" aria-labelledby={title}>
        {Children.map(children, (card) => card && <li>{card}</li>)}
      </ul>
    </>
  );
}
