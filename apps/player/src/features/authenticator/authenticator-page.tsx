// /m/member/authenticator: whether codes of an app are asked for at a login, and how that is turned on and off (TFA-08).
import { useState } from 'react';
import { ShieldWarningIcon } from '@parlour/ui/icons/account';
import { AskedPage } from '@parlour/ui/page/asked-page';
import { Late } from '#foundation/late.tsx';
import { href } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './authenticator.module.css';
import { Standing } from './standing.tsx';
import { useAuthenticator } from './use-authenticator.ts';

/** With it comes what draws the QR code: nobody needs it who only looks. */
const loadSheet = async () => (await import('./enrol-sheet.tsx')).EnrolSheet;
const loadQuestion = async () => (await import('@parlour/ui/overlay/question')).Question;

export function AuthenticatorPage() {
  const t = useTranslate();
  const { value, problem, isLoading, retry, enrolment, ...acts } = useAuthenticator();
  const [isAsking, setAsking] = useState(false);
  const question = {
    open: isAsking,
    title: t('authenticator.remove_ask'),
    children: t('authenticator.remove_text'),
    glyph: ShieldWarningIcon,
    keepLabel: t('authenticator.keep'),
    removeLabel: t('authenticator.remove_confirm'),
    onAnswer: (isWanted: boolean) => {
      setAsking(false);
      if (isWanted) acts.remove();
    },
  };
  return (
    <>
      <AskedPage
        title={t('authenticator.title')}
        back={{ label: t('site.back'), href: href('memberHome') }}
        rows={2}
        className={css.page}
        content={value && <Standing {...value} {...acts} onRemove={() => setAsking(true)} />}
        failure={problem && { title: t('authenticator.failed'), text: problem(t) }}
        retry={{ label: t('site.retry'), isBusy: isLoading, onPress: retry }}
      />
      <Late
        load={loadSheet}
        isNeeded={enrolment !== null}
        props={{ enrolment, onClose: acts.close }}
      />
      <Late load={loadQuestion} isNeeded={isAsking} props={question} />
    </>
  );
}
