// /m/member/authenticator: shows whether a login asks for the codes of an app, and turns that on and off (TFA-08).
import { useState } from 'react';
import { AskedPage } from '@parlour/ui/page/asked-page';
import { Late } from '#foundation/late.tsx';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './authenticator.module.css';
import { AuthenticatorStatus } from './authenticator-status.tsx';
import { useAuthenticator } from './use-authenticator.ts';

/** Loads the sheet with the encoder of QR codes, which the page itself does not need. */
const loadSheet = async () => (await import('./enrol-sheet.tsx')).EnrolSheet;
const loadRemoval = async () => (await import('./removal-sheet.tsx')).RemovalSheet;

export function AuthenticatorPage() {
  const t = useTranslate();
  const help = useHelp();
  const { value, problem, isLoading, retry, begin, close, isSettingUp, onRemoved, ...acts } =
    useAuthenticator();
  const [isRemoving, setRemoving] = useState(false);
  const removal = {
    isOpen: isRemoving,
    onClose: (isRemoved: boolean) => {
      setRemoving(false);
      if (isRemoved) onRemoved();
    },
  };
  return (
    <>
      <AskedPage
        title={t('authenticator.title')}
        back={{ label: t('site.back'), href: href('memberHome') }}
        rows={2}
        className={css.page}
        content={
          value && <AuthenticatorStatus {...value} {...acts} onRemove={() => setRemoving(true)} />
        }
        failure={problem && { title: t('authenticator.failed'), text: problem(t), help }}
        retry={{ label: t('site.retry'), isBusy: isLoading, onPress: retry }}
      />
      <Late
        load={loadSheet}
        isNeeded={isSettingUp}
        props={{ isOpen: isSettingUp, begin, onClose: close }}
      />
      <Late load={loadRemoval} isNeeded={isRemoving} props={removal} />
    </>
  );
}
