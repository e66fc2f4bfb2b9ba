import type { ReactNode } from 'react';
import { Balls, type Ball } from '@parlour/ui/card/balls';
import { CoverImage } from '@parlour/ui/card/cover-image';
import { Pill } from '@parlour/ui/card/pill';
import { Link } from '@parlour/ui/page/link';
import css from './draw-card.module.css';

type Props = {
  href: string;
  state?: object;
  title: string;
  /** The time of the draw, in words. */
  detail: ReactNode;
  art: string;
  images?: readonly string[];
  /** The time until the draw, in digits of one width. */
  countdown: ReactNode;
  /** The balls of the last draw; null reserves their space. */
  balls: { label: string; balls: readonly Ball[] } | null;
};

/** The card of a game with draws at set times. */
export function DrawCard({ href, state, title, detail, art, images, countdown, balls }: Props) {
  // A draw without a result needs no room for one. Before that is known, the room is reserved.
  const hasSpace = balls === null || balls.balls.length > 0;
  return (
    <Link className={`card ${css.card} ${hasSpace ? '' : css.short}`} href={href} state={state}>
      <div className={css.head}>
        <span className={css.emblem}>
          <CoverImage art={art} images={images} width={60} height={60} />
        </span>
        <h3 className="text-subheading">{title}</h3>
        <span className={css.time}>
          <Pill tone="brand">
            <span className="num">{countdown}</span>
          </Pill>
        </span>
        <p className={`text-fine text-faint ${css.detail}`}>{detail}</p>
      </div>
      {hasSpace && <div className={css.balls}>{balls && <Balls {...balls} />}</div>}
    </Link>
  );
}
