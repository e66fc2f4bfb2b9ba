// Changing the password is not built yet. A limited session has only this page, so it must be able to log out here (LOGIN-04).
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { href } from '#foundation/navigation/paths.ts';
import { useSession, useTranslate } from '#foundation/use-foundation.ts';

export function ChangePasswordPage({ logOut }: { logOut: ReactNode }) {
  const t = useTranslate();
  const isLimited = useSession()?.updatePassword === true;
  return (
    <section>
      <h1>{t('password.title')}</h1>
      {isLimited && <p>{t('password.limited')}</p>}
      <p>{t('password.coming_soon')}</p>
      {isLimited ? (
        logOut
      ) : (
        <p>
          <Link href={href('home')}>{t('site.back')}</Link>
        </p>
      )}
    </section>
  );
}
