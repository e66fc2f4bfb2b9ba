import '../pages.css';
import { Children, useId, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { CaretRightIcon } from '../icons/navigation.tsx';
import { Link } from '../page/link.tsx';
import { RowEnds } from '../row/row-ends.tsx';
import { useTabs } from '../tabs/use-tabs.ts';

/** Tabs in the head of a lane, of which one is selected. */
export type LaneTabs<Id extends string = string> = {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
};

type Props = {
  title: string;
  /** Tabs shown in place of the title, which is the label of one of them. */
  tabs?: LaneTabs | undefined;
  /** Link to more cards. `label` names it and the lane for screen readers: See all slots. With a label the text may be hidden. */
  more?: { text: string; label?: string; href: string } | undefined;
  /** Cards; each is an item of the row, also one that renders nothing and keeps its space. A state (FailedState) goes into `instead`. */
  children?: ReactNode;
  instead?: ReactNode;
  /** The lane's element, for observers of its position. */
  ref?: Ref<HTMLElement>;
  /** The row's element, for observers of its scroll position. */
  row?: RefObject<HTMLUListElement | null>;
};

/** Titled row of cards that scrolls sideways. */
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
            <span>{more.text}</span>
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
