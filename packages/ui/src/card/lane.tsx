import '../pages.css';
import { Children, useId, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { CaretRightIcon } from '../icons/navigation.tsx';
import { Link } from '../page/link.tsx';
import { RowEnds } from '../row/row-ends.tsx';
import { useTabs } from '../tabs/use-tabs.ts';

/** What else the row may show: heads side by side, of which one is chosen. */
export type LaneTabs<Id extends string = string> = {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
};

type Props = {
  title: string;
  /** Instead of the title alone; it is one of them. */
  tabs?: LaneTabs | undefined;
  /** `label` names the lane too, for the ear: See all slots. Beside heads the text may have no room, and it says all. */
  more?: { text: string; label?: string; href: string } | undefined;
  /** Cards; each becomes an item of the row, one that renders nothing too: it keeps a place. A state such as a FailedState stands in `instead`. */
  children?: ReactNode;
  instead?: ReactNode;
  /** The lane, for whoever watches where it is. */
  ref?: Ref<HTMLElement>;
  /** Its row, for whoever watches how far it was scrolled. */
  row?: RefObject<HTMLUListElement | null>;
};

/** A titled row of cards that scrolls sideways. */
export function Lane({ title, tabs, more, children, instead, ref, row }: Props) {
  const id = useId();
  const own = useRef<HTMLUListElement>(null);
  const list = row ?? own;
  return (
    <section className="lane" aria-labelledby={id} ref={ref}>
      <header>
        {tabs && <Heads {...tabs} />}
        <h2 className={tabs ? 'visually-hidden' : 'text-heading'} id={id}>
          {title}
        </h2>
        {more && (
          <Link className="more" href={more.href} aria-label={more.label}>
            {tabs ? <span>{more.text}</span> : more.text}
            <CaretRightIcon size={16} flip />
          </Link>
        )}
      </header>
      {instead ?? (
        <>
          <RowEnds row={list} name={title} />
          <ul ref={list} className="scroller scroller--cards scroller--shadows">
            {Children.map(children, (card) => card && <li>{card}</li>)}
          </ul>
        </>
      )}
    </section>
  );
}

function Heads({ label, tabs, ...set }: LaneTabs) {
  const { onKeyDown, tabProps } = useTabs({ ids: tabs.map(({ id }) => id), ...set });
  return (
    <div
      className="lane-tabs scroller"
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ id, label: text }) => (
        <button type="button" key={id} {...tabProps(id)} className="text-heading">
          {text}
        </button>
      ))}
    </div>
  );
}
