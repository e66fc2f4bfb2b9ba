// Home for a guest, where the merchant opens it to guests (ROUTE-12).
import { Link } from 'wouter';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';

export function GuestWelcome() {
  const { site } = useFoundation();
  const t = useTranslate();
  return (
    <section>
      <h1>{t('lobby.welcome', { site: site.name })}</h1>
      <p>{t('lobby.guest')}</p>
      <p>
        <Link href={href('login')}>{t('lobby.log_in')}</Link>
      </p>
    </section>
  );
}
