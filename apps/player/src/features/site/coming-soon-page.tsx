// A path of the product that is not built yet (ROUTE-10).
import { ButtonLink } from '@parlour/ui/button/button';
import { ClockIcon } from '@parlour/ui/icons/status';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { findPage, href } from '#foundation/navigation/paths.ts';
import { usePath } from '#foundation/navigation/use-address.ts';
import { useSession, useTranslate } from '#foundation/use-foundation.ts';
import { pages } from '#pages/pages.ts';
import { MessagePage } from './message-page.tsx';

export function ComingSoonPage() {
  const t = useTranslate();
  const isGuest = useSession() === null;
  const path = usePath();
  const page = findPage(path);
  const back = (!isGuest && page && pages[page].backTo) || 'home';
  return (
    <MessagePage>
      <EmptyState
        icon={ClockIcon}
        heading="h1"
        title={t('site.coming_soon_title')}
        action={<ButtonLink href={href(back)}>{t('site.back')}</ButtonLink>}
      >
        {t('site.coming_soon')}
      </EmptyState>
    </MessagePage>
  );
}
