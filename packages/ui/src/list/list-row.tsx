import '../pages.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icons/icon.tsx';
import { CaretRightIcon } from '../icons/navigation.tsx';
import { Link } from '../page/link.tsx';

type Props = {
  icon?: Icon;
  title: ReactNode;
  /** A second line. */
  detail?: ReactNode;
  /** Current value, at the end of the row. */
  value?: ReactNode;
  /** Icon or button at the end, instead of the caret. */
  end?: ReactNode;
  /** Mirrors the icon on right-to-left pages. */
  flipIcon?: boolean;
  href?: string;
  onPress?: () => void;
};

/** Row of a list: a link with `href`, a button with `onPress`, otherwise text only. */
export function ListRow(props: Props) {
  const { icon: Picture, title, detail, value, end, flipIcon = false, href, onPress } = props;
  const look = classNames(
    'list-row',
    detail !== undefined && 'list-row--detail',
    !Picture && 'list-row--bare',
  );
  const content = (
    <>
      {Picture && <Picture flip={flipIcon} />}
      <span className="grow">
        {title}
        {detail !== undefined && <small>{detail}</small>}
      </span>
      {value !== undefined && <span className="list-row-value">{value}</span>}
      {end ?? (href !== undefined && <CaretRightIcon size={18} flip />)}
    </>
  );
  if (href !== undefined) {
    return (
      <Link className={look} href={href}>
        {content}
      </Link>
    );
  }
  if (!onPress) return <div className={look}>{content}</div>;
  return (
    <button type="button" className={look} onClick={onPress}>
      {content}
    </button>
  );
}
