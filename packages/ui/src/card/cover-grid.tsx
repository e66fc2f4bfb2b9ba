import '../pages.css';
import { Children, useId, type ReactNode, type Ref } from 'react';

type Props = {
  label: string;
  children: ReactNode;
  /** For a grid that shows only the part that is in view. */
  ref?: Ref<HTMLUListElement>;
  /** For cards that stand in the document in another order than the eye is to meet them in: a number for each. */
  order?: readonly number[];
};

/** Covers in three columns, two on narrow phones. */
export function CoverGrid({ label, children, ref, order }: Props) {
  const title = useId();
  return (
    <>
      {/* For the ear: the cards' own titles are headings below it. */}
      <h2 id={title} className="vh">
        {label}
      </h2>
      <ul ref={ref} className="grid3" aria-labelledby={title}>
        {Children.map(
          children,
          (card, at) => card && <li style={order && { order: order[at] }}>{card}</li>,
        )}
      </ul>
    </>
  );
}
