// An address under /m that we do not have (ROUTE-09).
import { Link } from 'wouter';
import { href } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  const t = useTranslate();
  return (
    <MessagePage title={t('site.not_found_title')} text={t('site.not_found')}>
      <p>
        <Link href={href('home')}>{t('site.home')}</Link>
      </p>
    </MessagePage>
  );
}
