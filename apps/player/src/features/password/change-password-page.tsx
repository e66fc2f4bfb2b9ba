// /m/changePsw: a new password, by choice or because the session may do nothing else (LOGIN-04). In the second case the only ways out are
// the change and the logout.
import type { ReactNode } from 'react';
import { IconButton } from '@parlour/ui/button/icon-button';
import { Message } from '@parlour/ui/form/message';
import { CaretLeftIcon } from '@parlour/ui/icons/navigation';
import { Mark } from '@parlour/ui/marks/mark';
import { AppBar } from '@parlour/ui/page/app-bar';
import { Link } from '@parlour/ui/page/link';
import { href } from '#foundation/navigation/paths.ts';
import { contactOf } from '#foundation/site/contact.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import css from './password.module.css';
import { PasswordForm } from './password-form.tsx';

/** The page. `logOut` is at the end of the bar if the change is forced. */
export function ChangePasswordPage({ logOut }: { logOut: ReactNode }) {
  const session = useSession();
  const isForced = session?.updatePassword === true;
  return (
    <>
      {isForced ? <ForcedBar logOut={logOut} /> : <ChosenBar hasWayBack={session !== undefined} />}
      <main className={`scroll pad--form ${css.page}`}>
        {isForced && <WhyForced />}
        {!isForced && <Others />}
        <PasswordForm isForced={isForced} />
        {isForced && <Contact />}
      </main>
    </>
  );
}

function ForcedBar({ logOut }: { logOut: ReactNode }) {
  const { site } = useFoundation();
  return (
    <AppBar brand={{ mark: <Mark name={site.logo} />, name: site.name, href: href('changePsw') }}>
      {logOut}
    </AppBar>
  );
}

/** The bar of a voluntary change. Without the back button until it is known that the change is not forced. */
function ChosenBar({ hasWayBack }: { hasWayBack: boolean }) {
  const t = useTranslate();
  const back = hasWayBack ? (
    <IconButton label={t('site.back')} href={href('memberHome')}>
      <CaretLeftIcon size={24} flip />
    </IconButton>
  ) : (
    <span className="appbar-gap" />
  );
  return <AppBar title={t('password.title')} back={back} />;
}

function WhyForced() {
  const t = useTranslate();
  const isFirst = useSession()?.firstTimeLogin === true;
  const why = t(isFirst ? 'password.why_first' : 'password.why_old');
  return (
    <>
      <h1 className="text-display">{t('password.choose')}</h1>
      <Message tone="warn">
        <strong>{t('password.limited')}</strong> {why} {t('password.others')}
      </Message>
    </>
  );
}

function Others() {
  const t = useTranslate();
  return <p className="text-muted text-small">{t('password.others')}</p>;
}

function Contact() {
  const t = useTranslate();
  const address = contactOf(useFoundation().boot.status.info.customerService);
  if (address === null) return null;
  return (
    <p className={css.contact}>
      <Link className="text-link" href={address}>
        {t('password.contact')}
      </Link>
    </p>
  );
}
