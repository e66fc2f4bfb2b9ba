import { Avatar } from '@parlour/ui/list/avatar';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './leader-board.module.css';
import { pictureOf, pointsText } from './points-text.ts';
import type { BoardRow } from './use-leader-board.ts';

/** A row of the board. Its rank is written out, because rows with equal points share one. */
export function RankRow({ row }: { row: BoardRow }) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  return (
    <div className={row.isOwn ? 'rank num me' : 'rank num'}>
      <i>{row.rank}</i>
      <Avatar src={pictureOf(row.icon)} />
      <NameOf row={row} />
      <span className="text-subheading num">{pointsText(row.points, language)}</span>
      <span className="visually-hidden">{t('leader-board.points')}</span>
    </div>
  );
}

export function NameOf({ row }: { row: Pick<BoardRow, 'name' | 'isOwn'> }) {
  const t = useTranslate();
  return (
    <b className={`one-line ${css.name}`}>
      {row.isOwn ? t('leader-board.you') : <bdi className="ltr">{row.name}</bdi>}
    </b>
  );
}
