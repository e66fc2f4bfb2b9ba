// A path of the product that is not built yet (ROUTE-10).
import { Link } from 'wouter';
import { href } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { MessagePage } from './message-page.tsx';

export function ComingSoonPage() {
  const t = useTranslate();
  return (
    <MessagePage title={t('site.coming_soon_title')} text={t('site.coming_soon')}>
      <p>
        <Link href={href('home')}>{t('site.back')}</Link>
      </p>
    </MessagePage>
  );
}
