// /m/member/devices: where the member is logged in. Whoever finds a stranger there ends it here (SESS-05).
import { useState } from 'react';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { Late } from '#foundation/late.tsx';
import { href } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { DeviceLists } from './device-lists.tsx';
import css from './devices.module.css';
import { EndOthersButton } from './end-others-button.tsx';
import { useDevices } from './use-devices.ts';

const loadQuestion = async () => (await import('./end-others-dialog.tsx')).EndOthersDialog;

export function DevicesPage() {
  const t = useTranslate();
  const { value, problem, isLoading, retry, ending, end, endOthers } = useDevices();
  const [isAsking, setAsking] = useState(false);
  const hasOthers = value?.some(({ current }) => !current) ?? false;
  const isEnding = ending.includes('others');
  const back = (
    <IconButton label={t('site.back')} href={href('memberHome')}>
      <CaretLeftIcon size={24} flip />
    </IconButton>
  );
  const answer = (isWanted: boolean) => {
    setAsking(false);
    if (isWanted) void endOthers();
  };
  return (
    <>
      <AppBar title={t('devices.title')} back={back} />
      <main className={`scroll pad ${css.page}`} aria-busy={value === null && problem === null}>
        {value !== null && <DeviceLists devices={value} ending={ending} onEnd={end} />}
        {value === null && problem === null && <SkeletonList rows={3} />}
        {value === null && problem !== null && (
          <FailedState
            place="page"
            title={t('devices.failed')}
            text={problem(t)}
            retryLabel={t('site.retry')}
            busy={isLoading}
            onRetry={retry}
          />
        )}
        {hasOthers && <EndOthersButton busy={isEnding} onPress={() => setAsking(true)} />}
      </main>
      <Late load={loadQuestion} isNeeded={isAsking} props={{ open: isAsking, onAnswer: answer }} />
    </>
  );
}
