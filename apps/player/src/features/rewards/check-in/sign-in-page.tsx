// /m/activity/signIn: the daily check-in, with its month, the streak and its rewards (PROMO-05).
import '@parlour/ui/pages.css';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { CalendarCheckIcon } from '@parlour/ui/icons/rewards';
import { InfoIcon } from '@parlour/ui/icons/first-screen';
import { AppBar } from '@parlour/ui/page/app-bar';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { useState } from 'react';
import { href } from '#foundation/navigation/paths.ts';
import { nameOfWish } from '#foundation/rewards/claim-requests.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useClaims } from '../claims/use-claims.ts';
import { NoCentre } from '../no-centre.tsx';
import { useOwner } from '../owner.ts';
import { CalendarCard } from './calendar-card.tsx';
import { CheckInDock } from './check-in-dock.tsx';
import { Streak, StreakRewards } from './streak.tsx';
import css from './sign-in.module.css';
import { useCalendar } from './use-calendar.ts';

export function SignInPage() {
  const t = useTranslate();
  const help = useHelp();
  const { isOn } = useOwner();
  const [month, setMonth] = useState('');
  const { calendar, isKnown, problem, isLoading, retry, checkIn } = useCalendar({ month });
  const { claims } = useClaims();
  const claim = calendar ? claims.get(nameOfWish(calendar)) : undefined;
  const isWaiting = isOn && !isKnown && problem === null;
  const rules = calendar && (
    <IconButton
      label={t('rewards.rules')}
      href={href('activity', `?${new URLSearchParams({ id: calendar.promotionId })}`)}
    >
      <InfoIcon size={24} />
    </IconButton>
  );
  const back = (
    <IconButton label={t('site.back')} href={href('memberHome')}>
      <CaretLeftIcon size={24} flip />
    </IconButton>
  );
  return (
    <>
      <AppBar title={t('rewards.check_in')} back={back}>
        {rules}
      </AppBar>
      <main className={`scroll pad ${css.page}`} aria-busy={isWaiting}>
        {!isOn && <NoCentre />}
        {isWaiting && <SkeletonList rows={6} />}
        {!isKnown && problem && (
          <FailedState
            place="page"
            help={help}
            title={t('rewards.calendar_failed')}
            text={problem(t)}
            retryLabel={t('site.retry')}
            busy={isLoading}
            onRetry={retry}
          />
        )}
        {isKnown && !calendar && (
          <EmptyState icon={CalendarCheckIcon} title={t('rewards.no_check_in')}>
            {t('rewards.nothing_hint')}
          </EmptyState>
        )}
        {calendar && (
          <>
            <Streak calendar={calendar} />
            <CalendarCard
              calendar={calendar}
              isBusy={claim?.step === 'busy'}
              isLoading={isLoading}
              onMonth={setMonth}
              onCheckIn={checkIn}
            />
            <StreakRewards calendar={calendar} />
            <CheckInDock calendar={calendar} claim={claim} onPress={checkIn} />
          </>
        )}
      </main>
    </>
  );
}
