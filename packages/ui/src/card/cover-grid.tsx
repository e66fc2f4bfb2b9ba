import '../pages.css';
import { Children, type ReactNode, type Ref } from 'react';

type Props = {
  label: string;
  children: ReactNode;
  /** For a grid that shows only the part that is in view. */
  ref?: Ref<HTMLUListElement>;
};

/** Covers in three columns, two on narrow phones. */
export function CoverGrid({ label, children, ref }: Props) {
  return (
    <ul ref={ref} className="grid3" aria-label={label}>
      {Children.map(children, (card) => card && <li>{card}</li>)}
    </ul>
  );
}
