import type { ReactNode } from 'react';
import { Balls, type Ball } from '@parlour/ui/card/balls';
import { CoverImage } from '@parlour/ui/card/cover-image';
import { Pill } from '@parlour/ui/card/pill';
import { Link } from '@parlour/ui/page/link';
import { useTranslate } from '#foundation/use-foundation.ts';
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
  /** The last draw; null reserves its space. */
  last: LastDraw | null;
  /** The highest prize, shown where there is no result. */
  prize: string | null;
};
export type LastDraw = { label: string; balls: readonly Ball[] };

/** The most balls in the width of a card. Of more, as a keno draws, the first ones are shown and the rest is counted. */
const mostBalls = 7;
const moreMark = '+';

/** The card of a game with draws at set times. All cards of a row have one height: the foot has the last result or the prize. */
export function DrawCard(props: Props) {
  const { href, state, title, detail, art, images, countdown, last, prize } = props;
  const hasResult = last === null || last.balls.length > 0;
  return (
    <Link className={`card ${css.card}`} href={href} state={state}>
      <div className={css.head}>
        <span className={css.emblem}>
          <CoverImage art={art} images={images} width={60} height={60} />
        </span>
        <h3 className={`text-subheading one-line ${css.name}`}>{title}</h3>
        <p className={`text-fine text-faint one-line ${css.detail}`}>{detail}</p>
        <Pill tone="brand">
          <span className="num">{countdown}</span>
        </Pill>
      </div>
      {hasResult && <div className={css.foot}>{last && <LastResult {...last} />}</div>}
      {!hasResult && prize !== null && <Prize prize={prize} />}
    </Link>
  );
}

function LastResult({ label, balls }: LastDraw) {
  const shown = balls.length > mostBalls ? balls.slice(0, mostBalls - 1) : balls;
  const rest = `${moreMark}${balls.length - shown.length}`;
  return (
    <div className={css.result}>
      <Balls label={label} balls={shown} />
      {shown.length < balls.length && (
        <span className="text-fine text-faint num" aria-hidden="true">
          {rest}
        </span>
      )}
    </div>
  );
}

function Prize({ prize }: { prize: string }) {
  const t = useTranslate();
  return (
    <p className={`text-caption text-muted ${css.foot} ${css.prize}`}>
      {t('lobby.top_prize')} <b className="text-accent num">{prize}</b>
    </p>
  );
}
