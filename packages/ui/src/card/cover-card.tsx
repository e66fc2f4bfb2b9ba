import '../pages.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../page/link.tsx';
import { CoverImage } from './cover-image.tsx';
import { useHold } from './use-hold.ts';

type Props = {
  href: string;
  /** State for the page that the link opens, as its history entry keeps it. */
  state?: object;
  title: string;
  subtitle?: string | undefined;
  art: string;
  images?: readonly string[];
  /** One word at most, such as New. */
  tag?: string | undefined;
  eager?: boolean;
  /** The picture is not asked for yet; its place is kept, and its action hidden. */
  waits?: boolean;
  /** A button over the cover's upper corner, beside the link and not in it; null when it comes later. */
  action?: ReactNode;
  /** More about it: by touch and hold, the context menu key, and a button that a mouse or the keyboard finds. */
  more?: { label: string; onOpen: () => void } | undefined;
  /** Another way in, over the cover's lower edge. */
  trial?: { text: string; label: string; href: string } | undefined;
};

/** A game: its cover, and below it one line of title and one of vendor. */
export function CoverCard({
  href,
  state,
  title,
  subtitle,
  action,
  more,
  trial,
  ...picture
}: Props) {
  const { art, images, tag, eager = false, waits = false } = picture;
  const hold = useHold(more?.onOpen);
  const card = (
    <Link className="cover-card" href={href} state={state} {...hold}>
      <div className={classNames('cover', waits && 'cover--waits')}>
        {!waits && <CoverImage art={art} images={images} eager={eager} />}
        {tag !== undefined && <span className="tag">{tag}</span>}
      </div>
      <h3 className="one-line">{title}</h3>
      {subtitle !== undefined && <p className="one-line">{subtitle}</p>}
    </Link>
  );
  if (action === undefined && !more && !trial) return card;
  return (
    <div className="cover-card-box">
      {card}
      {action !== undefined && (
        <div className={classNames('cover-card-action', waits && 'cover-card-action--waits')}>
          {action}
        </div>
      )}
      {trial && (
        <Link className="cover-card-trial" href={trial.href} state={state} aria-label={trial.label}>
          {trial.text}
        </Link>
      )}
      {more && !waits && (
        <button
          type="button"
          className="cover-card-more"
          aria-label={more.label}
          onClick={more.onOpen}
        />
      )}
    </div>
  );
}
