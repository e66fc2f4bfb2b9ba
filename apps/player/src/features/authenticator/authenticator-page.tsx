// /m/member/authenticator: whether codes of an app are asked for at a login, and how that is turned on and off (TFA-08).
import { useState } from 'react';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { AppBar } from '@parlour/ui/page/app-bar';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SkeletonList } from '@parlour/ui/state/skeleton-list';
import { Late } from '#foundation/late.tsx';
import { href } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './authenticator.module.css';
import { Standing } from './standing.tsx';
import { useAuthenticator } from './use-authenticator.ts';

/** With it comes what draws the QR code: nobody needs it who only looks. */
const loadSheet = async () => (await import('./enrol-sheet.tsx')).EnrolSheet;
const loadQuestion = async () => (await import('./remove-dialog.tsx')).RemoveDialog;

export function AuthenticatorPage() {
  const t = useTranslate();
  const { value, problem, isLoading, retry, enrolment, ...acts } = useAuthenticator();
  const [isAsking, setAsking] = useState(false);
  const back = (
    <IconButton label={t('site.back')} href={href('memberHome')}>
      <CaretLeftIcon size={24} flip />
    </IconButton>
  );
  const answer = (isWanted: boolean) => {
    setAsking(false);
    if (isWanted) acts.remove();
  };
  return (
    <>
      <AppBar title={t('authenticator.title')} back={back} />
      <main className={`scroll pad ${css.page}`} aria-busy={value === null && problem === null}>
        {value !== null && <Standing {...value} {...acts} onRemove={() => setAsking(true)} />}
        {value === null && problem === null && <SkeletonList rows={2} />}
        {value === null && problem !== null && (
          <FailedState
            place="page"
            title={t('authenticator.failed')}
            text={problem(t)}
            retryLabel={t('site.retry')}
            busy={isLoading}
            onRetry={retry}
          />
        )}
      </main>
      <Late
        load={loadSheet}
        isNeeded={enrolment !== null}
        props={{ enrolment, onClose: acts.close }}
      />
      <Late load={loadQuestion} isNeeded={isAsking} props={{ open: isAsking, onAnswer: answer }} />
    </>
  );
}
