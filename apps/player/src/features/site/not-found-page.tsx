import '@parlour/ui/pages.css';
// The page for an unknown address under /m (ROUTE-09), with a picture of three balls of which one is missing.
import type { ReactNode } from 'react';
import { ButtonLink } from '@parlour/ui/button/button';
import { Mark } from '@parlour/ui/marks/mark';
import { AppBar } from '@parlour/ui/page/app-bar';
import { HelpWay } from '@parlour/ui/state/help-way';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import css from './not-found.module.css';

const number = 4;

export function NotFoundPage({ tools }: { tools?: ReactNode }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const help = useHelp();
  return (
    <>
      <AppBar brand={{ mark: <Mark name={site.logo} />, name: site.name, href: href('home') }}>
        {tools}
      </AppBar>
      <main className="full">
        <div className={css.middle}>
          <div className={`balls ${css.balls}`} aria-hidden="true">
            <i className="ball ball--white">{number}</i>
            <i className="ball ball--empty" />
            <i className="ball ball--white">{number}</i>
          </div>
          <h1 className="text-display">{t('front.not_found_title')}</h1>
          <p className="text-muted">{t('front.not_found')}</p>
        </div>
        <div className="foot">
          <WayOn />
          <HelpWay wide help={help} />
        </div>
      </main>
    </>
  );
}

/** The link to home, or to the login for a guest of a closed lobby. */
function WayOn() {
  const { site } = useFoundation();
  const t = useTranslate();
  const isShutOut = useSession() === null && !site.hasGuestLobby;
  return (
    <ButtonLink tone="primary" wide href={href(isShutOut ? 'login' : 'home')}>
      {t(isShutOut ? 'login.submit' : 'site.home')}
    </ButtonLink>
  );
}
