// The first three members: in the document in their order, shown as two, one, three. Fewer members have fewer plinths.
import { Avatar } from '@parlour/ui/list/avatar';
import { CrownSimpleFillIcon } from '@parlour/ui/icons/account';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './leader-board.module.css';
import { pictureOf, pointsText } from './points-text.ts';
import { NameOf } from './rank-row.tsx';
import type { BoardRow } from './use-leader-board.ts';

type Props = {
  rows: readonly BoardRow[];
  markOwn: (row: HTMLElement | null) => (() => void) | undefined;
};

const places = [css.first, css.second, css.third];
const heights: Record<number, string | undefined> = { 1: css.rank1, 2: css.rank2, 3: css.rank3 };

export function Podium({ rows, markOwn }: Props) {
  const t = useTranslate();
  const { language } = useStore(useFoundation().language);
  return (
    <ol className={`num ${css.podium}`} aria-label={t('leader-board.podium')}>
      {rows.map((row, at) => (
        <li
          key={`${at} ${row.rank} ${row.name} ${row.points}`}
          className={`${places[at]} ${heights[row.rank]}`}
          ref={row.isOwn ? markOwn : null}
        >
          <span className={css.picture}>
            {row.rank === 1 && (
              <span className={css.crown}>
                <CrownSimpleFillIcon size={28} />
              </span>
            )}
            <Avatar src={pictureOf(row.icon)} />
          </span>
          <NameOf row={row} />
          <span className="text-caption text-muted">
            {pointsText(row.points, language)}
            <span className="visually-hidden"> {t('leader-board.points')}</span>
          </span>
          <span className={css.plinth}>{row.rank}</span>
        </li>
      ))}
    </ol>
  );
}
