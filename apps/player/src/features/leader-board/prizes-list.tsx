import { worthText } from '#foundation/rewards/worth-text.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './leader-board.module.css';
import type { Board } from './use-leader-board.ts';

/** The prizes of the ranks at the end of the period. Renders nothing for a board without prizes. */
export function PrizesList({ prizes }: Pick<Board, 'prizes'>) {
  const { language, t, own } = useStore(useFoundation().language);
  if (prizes.length === 0) return null;
  return (
    <section className={`card ${css.prizes}`} aria-label={t('leader-board.prizes')}>
      <h2 className="text-caption text-muted">{t('leader-board.prizes')}</h2>
      <dl>
        {prizes.map(({ from, to, reward }) => (
          <div key={from}>
            <dt className="num">
              {from === to
                ? t('leader-board.rank', { rank: from })
                : t('leader-board.rank_range', { from, to })}
            </dt>
            <dd className="num">{worthText(reward, { t, language, own })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
