import '../pages.css';
import { Children, useId, type ReactNode, type Ref } from 'react';

type Props = {
  label: string;
  children: ReactNode;
  /** For a grid that shows only the part that is in view. */
  ref?: Ref<HTMLUListElement>;
};

/** Covers in three columns, two on narrow phones. */
export function CoverGrid({ label, children, ref }: Props) {
  const title = useId();
  return (
    <>
      {/* For the ear: the cards' own titles are headings below it. */}
      <h2 id={title} className="vh">
        {label}
      </h2>
      <ul ref={ref} className="grid3" aria-labelledby={title}>
        {Children.map(children, (card) => card && <li>{card}</li>)}
      </ul>
    </>
  );
}
