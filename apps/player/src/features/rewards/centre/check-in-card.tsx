// The daily check-in in the reward centre: seven days of the current streak. Its reward is among the rows to claim.
import { worthText } from '#foundation/rewards/worth-text.ts';
import { Pill } from '@parlour/ui/card/pill';
import { GiftIcon } from '@parlour/ui/icons/navigation';
import { CheckIcon } from '@parlour/ui/icons/rewards';
import { CheckBoldIcon, StarFillIcon } from '@parlour/ui/icons/status';
import { Link } from '@parlour/ui/page/link';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import type { Calendar } from '../check-in/use-calendar.ts';
import { timeText } from '../promotion-words.ts';
import css from './centre.module.css';

type Props = { calendar: Calendar };

export function CheckInCard({ calendar }: Props) {
  const { t, language } = useStore(useFoundation().language);
  const { streak, claimed, todayReward, nextDayAt } = calendar;
  const hasPassed = claimed || todayReward === null;
  return (
    <section className="card" aria-label={t('rewards.check_in')}>
      <div className={css.checkInHead}>
        <div className="grow">
          <h2 className="text-heading">
            <Link className={css.way} href={href('activitySignIn')}>
              {t('rewards.check_in')}
            </Link>
          </h2>
          <p className="text-caption text-faint num">{t('rewards.streak', { count: streak })}</p>
          {hasPassed && (
            <p className="text-caption text-faint num">
              {t('rewards.next_from', { time: timeText(nextDayAt, language) })}
            </p>
          )}
        </div>
        <Today calendar={calendar} />
      </div>
      <Days calendar={calendar} />
    </section>
  );
}

/** The state of today: checked in, nothing left, or the reward that can be claimed. */
function Today({ calendar: { claimed, todayReward } }: Props) {
  const telling = useStore(useFoundation().language);
  const { t } = telling;
  if (claimed) {
    return (
      <Pill tone="ok" icon={<CheckIcon size={16} />}>
        {t('rewards.checked_in')}
      </Pill>
    );
  }
  if (todayReward === null) return <Pill>{t('rewards.given_out')}</Pill>;
  return (
    <Pill tone="value">
      {t('rewards.today_ready', { amount: worthText(todayReward, telling) })}
    </Pill>
  );
}

/** The week of the streak that contains today: days 1 to 7, 8 to 14, and so on. The text above has the same information. */
function Days({ calendar: { streak, claimed, streaks } }: Props) {
  const t = useTranslate();
  const today = claimed ? streak : streak + 1;
  const before = Math.floor((today - 1) / 7) * 7;
  return (
    <div className="days num" aria-hidden="true">
      {Array.from({ length: 7 }, (_, at) => before + at + 1).map((number) => {
        const isDone = number < today || (number === today && claimed);
        const Picture = streaks.some(({ days }) => days === number) ? GiftIcon : StarFillIcon;
        const look = isDone ? 'day done' : number === today ? 'day now' : 'day';
        return (
          <span key={number} className={look}>
            <span className="dot">
              {isDone ? <CheckBoldIcon size={16} /> : <Picture size={16} />}
            </span>
            {t('rewards.day_number', { number })}
          </span>
        );
      })}
    </div>
  );
}
