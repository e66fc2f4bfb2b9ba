import { worthText } from '#foundation/rewards/worth-text.ts';
import { Avatar } from '@parlour/ui/list/avatar';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './leader-board.module.css';
import { pictureOf, pointsText } from './points-text.ts';
import type { Board } from './use-leader-board.ts';

type Prize = Board['prizes'][number];

/** The prize of a rank, or null. */
const prizeOf = (prizes: Board['prizes'], rank: number | null): Prize | null =>
  prizes.find(({ from, to }) => rank !== null && from <= rank && rank <= to) ?? null;

/** The member's own row, pinned to the foot while the one in the list is out of view. */
export function OwnRow({ own, prizes }: Pick<Board, 'own' | 'prizes'>) {
  const t = useTranslate();
  const { language, own: currency } = useStore(useFoundation().language);
  const prize = prizeOf(prizes, own.rank);
  return (
    <aside className={css.pin} aria-label={t('leader-board.own')}>
      <div className="rank num me">
        <i>{own.rank}</i>
        <Avatar src={pictureOf(own.icon)} />
        <span className="grow">
          <b className={css.name}>{t('leader-board.you')}</b>
          {own.points === 0 && (
            <span className={`text-caption text-muted ${css.none}`}>{t('leader-board.none')}</span>
          )}
          {prize && (
            <span className={`text-caption text-muted ${css.none}`}>
              {t('leader-board.own_prize', {
                prize: worthText(prize.reward, { t, language, own: currency }),
              })}
            </span>
          )}
        </span>
        {own.points > 0 && (
          <span className="text-subheading num">
            {pointsText(own.points, language)}
            <span className="visually-hidden"> {t('leader-board.points')}</span>
          </span>
        )}
      </div>
    </aside>
  );
}
