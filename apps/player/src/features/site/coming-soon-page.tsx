// The page at a path that is not built yet (ROUTE-10): what it will contain, and links to other pages.
import type { ReactNode } from 'react';
import { ButtonLink } from '@parlour/ui/button/button';
import { ClockIcon } from '@parlour/ui/icons/status';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { findPage, href } from '#foundation/navigation/paths.ts';
import { usePath } from '#foundation/navigation/use-address.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { pages } from '#pages/pages.ts';
import { MessagePage } from './message-page.tsx';

export function ComingSoonPage({ tools }: { tools?: ReactNode }) {
  const t = useTranslate();
  const page = findPage(usePath());
  const { title = null, comes = 'coming.soon', backTo } = page ? pages[page] : {};
  return (
    <MessagePage tools={tools}>
      <EmptyState
        icon={ClockIcon}
        heading="h1"
        title={t(title ?? 'coming.soon')}
        action={<WaysOn back={backTo ?? 'home'} />}
      >
        {t(comes)}
      </EmptyState>
    </MessagePage>
  );
}

/** Links to the games, or to the login for a guest of a closed lobby. */
function WaysOn({ back }: { back: 'home' | 'memberHome' }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const isGuest = useSession() === null;
  if (isGuest && !site.hasGuestLobby) {
    return (
      <ButtonLink tone="primary" href={href('login')}>
        {t('login.submit')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink tone="primary" href={href('game')}>
        {t('coming.games')}
      </ButtonLink>
      <ButtonLink tone="text" href={href(isGuest ? 'home' : back)}>
        {t('site.back')}
      </ButtonLink>
    </>
  );
}
