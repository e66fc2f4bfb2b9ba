import '../pages.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../page/link.tsx';
import { CoverImage } from './cover-image.tsx';
import { useHold } from './use-hold.ts';

type Props = {
  href: string;
  /** State for the history entry of the opened page. */
  state?: object;
  title: string;
  subtitle?: string | undefined;
  art: string;
  images?: readonly string[];
  /** One word, such as New. */
  tag?: string | undefined;
  eager?: boolean;
  /** Whether the picture is not loaded yet; its space is kept, and the action hidden. */
  waits?: boolean;
  /** Button over the cover's upper corner, next to the link in the markup; null if it is added later. */
  action?: ReactNode;
  /** Details of the game: opened by touch and hold, the context menu key, and a button for mouse and keyboard. */
  more?: { label: string; onOpen: () => void } | undefined;
  /** Second link, over the cover's lower edge. */
  trial?: { text: string; label: string; href: string } | undefined;
};

/** Card of a game: the cover, and below it one line of title and one of vendor. */
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
