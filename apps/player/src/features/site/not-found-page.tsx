import '@parlour/ui/pages.css';
// The page for an unknown address under /m (ROUTE-09), with a picture of three balls of which one is missing.
import type { ReactNode } from 'react';
import { ButtonLink } from '@parlour/ui/button/button';
import { Card } from '@parlour/ui/card/card';
import { HelpWay } from '@parlour/ui/state/help-way';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { MessagePage } from './message-page.tsx';
import css from './not-found.module.css';

const number = 4;

export function NotFoundPage({ tools }: { tools?: ReactNode }) {
  const t = useTranslate();
  const help = useHelp();
  return (
    <MessagePage tools={tools}>
      <div className="pad">
        <Card>
          <div className={css.card}>
            <div className={`balls ${css.balls}`} aria-hidden="true">
              <i className="ball ball--white">{number}</i>
              <i className="ball ball--empty" />
              <i className="ball ball--white">{number}</i>
            </div>
            <h1 className="text-title">{t('front.not_found_title')}</h1>
            <p className="text-muted text-small">{t('front.not_found')}</p>
            <div className={css.way}>
              <WayOn />
              <HelpWay wide help={help} />
            </div>
          </div>
        </Card>
      </div>
    </MessagePage>
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
