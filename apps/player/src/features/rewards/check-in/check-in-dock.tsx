// The foot of the page: today's reward and the check-in button.
import { worthText } from '#foundation/rewards/worth-text.ts';
import type { ReactNode } from 'react';
import { Button } from '@parlour/ui/button/button';
import { Pill } from '@parlour/ui/card/pill';
import { CheckIcon } from '@parlour/ui/icons/rewards';
import { useTranslate } from '#foundation/use-foundation.ts';
import { RewardTerms } from '../bonus/terms-button.tsx';
import type { Claim } from '../claims/claims.ts';
import { useOwner } from '../owner.ts';
import { receivedText, timeText } from '../promotion-words.ts';
import css from './sign-in.module.css';
import type { Calendar } from './use-calendar.ts';

type Props = { calendar: Calendar; claim: Claim | undefined; onPress: () => void };

export function CheckInDock({ calendar, claim, onPress }: Props) {
  const t = useTranslate();
  return (
    <section className={css.dock} aria-label={t('rewards.check_in')}>
      <Standing calendar={calendar} claim={claim} onPress={onPress} />
    </section>
  );
}

function Standing({ calendar, claim, onPress }: Props) {
  const t = useTranslate();
  const { language, own } = useOwner();
  const { claimed, todayReward, nextDayAt } = calendar;
  const amount = todayReward ? worthText(todayReward, { t, language, own }) : '';
  const time = timeText(nextDayAt, language);
  if (claimed) {
    return (
      <>
        <Words
          first={
            todayReward ? receivedText(todayReward, { t, language, own }) : t('rewards.checked_in')
          }
          second={t('rewards.next_from', { time })}
        />
        <Pill tone="ok" icon={<CheckIcon size={16} />}>
          {t('rewards.checked_in')}
        </Pill>
      </>
    );
  }
  if (!todayReward) {
    return <Words first={t('rewards.given_out')} second={t('rewards.next_from', { time })} />;
  }
  return (
    <>
      <Words
        first={t('rewards.today_gives', { amount })}
        second={t('rewards.until', { time })}
        problem={claim?.step === 'failed' ? claim.say(t) : undefined}
      >
        <RewardTerms reward={todayReward} />
      </Words>
      <Button tone="value" busy={claim?.step === 'busy'} onClick={onPress}>
        {t('rewards.check_in_do')}
      </Button>
    </>
  );
}

type WordsProps = {
  first: string;
  second: string;
  problem?: string | undefined;
  children?: ReactNode;
};

function Words({ first, second, problem, children }: WordsProps) {
  return (
    <div className={css.words}>
      <p className="text-subheading num">{first}</p>
      {problem === undefined ? (
        <p className="text-caption text-faint num">{second}</p>
      ) : (
        <p className={`text-caption ${css.bad}`} role="alert">
          {problem}
        </p>
      )}
      {children}
    </div>
  );
}
