// The daily check-in in the reward centre: seven days of the current streak.
import { Button } from '@parlour/ui/button/button';
import { Pill } from '@parlour/ui/card/pill';
import { GiftIcon } from '@parlour/ui/icons/navigation';
import { CheckIcon } from '@parlour/ui/icons/rewards';
import { CheckBoldIcon, StarFillIcon } from '@parlour/ui/icons/status';
import { Link } from '@parlour/ui/page/link';
import { href } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { RewardTerms } from '../bonus/terms-button.tsx';
import type { Claim } from '../claims/claims.ts';
import type { Calendar } from '../check-in/use-calendar.ts';
import css from './centre.module.css';

type Props = { calendar: Calendar; claim: Claim | undefined; onPress: () => void };

export function CheckInCard({ calendar, claim, onPress }: Props) {
  const t = useTranslate();
  const { streak, claimed, todayReward } = calendar;
  return (
    <section className={`card ${css.checkIn}`} aria-label={t('rewards.check_in')}>
      <div className={css.checkInHead}>
        <div className="grow">
          <h2 className="text-heading">
            <Link className={css.way} href={href('activitySignIn')}>
              {t('rewards.check_in')}
            </Link>
          </h2>
          <p className="text-caption text-faint num">{t('rewards.streak', { count: streak })}</p>
        </div>
        {claimed && (
          <Pill tone="ok" icon={<CheckIcon size={16} />}>
            {t('rewards.checked_in')}
          </Pill>
        )}
        {!claimed && todayReward === null && <Pill>{t('rewards.given_out')}</Pill>}
        {!claimed && todayReward !== null && (
          <Button size="small" tone="value" busy={claim?.step === 'busy'} onClick={onPress}>
            {t('rewards.check_in_do')}
          </Button>
        )}
      </div>
      <Days calendar={calendar} />
      {!claimed && todayReward && <RewardTerms reward={todayReward} />}
      {claim?.step === 'failed' && (
        <p className={css.bad} role="alert">
          {claim.say(t)}
        </p>
      )}
    </section>
  );
}

/** The week of the streak that contains today: days 1 to 7, 8 to 14, and so on. The text above has the same information. */
function Days({ calendar: { streak, claimed, streaks } }: { calendar: Calendar }) {
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
