import type { Icon } from '@parlour/ui/icons/icon';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { MessagePage } from '#features/site/message-page.tsx';
import { useTranslate } from '#foundation/use-foundation.ts';

/** Message of a page that cannot be fetched without a connection. */
export function OfflineMessage({ icon }: { icon: Icon }) {
  const t = useTranslate();
  return (
    <MessagePage>
      <EmptyState icon={icon} heading="h1" title={t('site.offline_title')}>
        {t('site.offline_page')}
      </EmptyState>
    </MessagePage>
  );
}
