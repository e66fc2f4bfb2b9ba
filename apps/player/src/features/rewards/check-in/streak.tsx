// The number of days in a row, as the large number of the page, and the rewards for such a streak.
import { worthText } from '#foundation/rewards/worth-text.ts';
import { useStore } from '#foundation/use-store.ts';
import { GiftIcon } from '@parlour/ui/icons/navigation';
import { FlameFillIcon } from '@parlour/ui/icons/rewards';
import { CheckBoldIcon } from '@parlour/ui/icons/status';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import css from './sign-in.module.css';
import type { Calendar } from './use-calendar.ts';

export function Streak({ calendar: { streak, longest } }: { calendar: Calendar }) {
  const t = useTranslate();
  return (
    <section className={css.streak}>
      <span className={css.flame}>
        <FlameFillIcon size={28} />
      </span>
      <div className="grow">
        <p className="hero num text-accent">{t('rewards.days', { count: streak })}</p>
        <p className="text-caption text-muted">
          {streak === 0 ? t('rewards.start_row') : t('rewards.in_a_row', { longest })}
        </p>
      </div>
    </section>
  );
}

export function StreakRewards({ calendar: { streaks } }: { calendar: Calendar }) {
  const telling = useStore(useFoundation().language);
  const { t } = telling;
  if (streaks.length === 0) return null;
  return (
    <section>
      <h2 className={`text-heading ${css.streaksHead}`}>{t('rewards.streak_rewards')}</h2>
      <ul className={css.streaks}>
        {streaks.map(({ days, reward, reached }) => {
          const words = {
            days: t('rewards.days', { count: days }),
            amount: worthText(reward, telling),
          };
          return (
            <li key={days} className={reached ? css.reached : undefined}>
              <span className="visually-hidden">
                {t(reached ? 'rewards.reached' : 'rewards.not_reached', words)}
              </span>
              <i aria-hidden="true">
                {reached ? <CheckBoldIcon size={16} /> : <GiftIcon size={16} />}
              </i>
              <b className="num" aria-hidden="true">
                {words.amount}
              </b>
              <small className="num" aria-hidden="true">
                {words.days}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
