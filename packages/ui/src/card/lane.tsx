import '../pages.css';
import { Children, useId, useRef, type ReactNode } from 'react';
import { CaretRightIcon } from '../icons/navigation.tsx';
import { Link } from '../page/link.tsx';
import { RowEnds } from '../row/row-ends.tsx';

type Props = {
  title: string;
  /** `label` names the lane too, for the ear: See all slots. */
  more?: { text: string; label?: string; href: string } | undefined;
  /** Cards; each becomes an item of the row. A state such as a FailedState stands in `instead`. */
  children?: ReactNode;
  instead?: ReactNode;
};

/** A titled row of cards that scrolls sideways. */
export function Lane({ title, more, children, instead }: Props) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  return (
    <section className="lane" aria-labelledby={id}>
      <header>
        <h2 className="text-heading" id={id}>
          {title}
        </h2>
        {more && (
          <Link className="more" href={more.href} aria-label={more.label}>
            {more.text}
            <CaretRightIcon size={16} flip />
          </Link>
        )}
      </header>
      {instead ?? (
        <>
          <RowEnds row={row} name={title} />
          <ul ref={row} className="scroller scroller--cards scroller--shadows">
            {Children.map(children, (card) => card && <li>{card}</li>)}
          </ul>
        </>
      )}
    </section>
  );
}
