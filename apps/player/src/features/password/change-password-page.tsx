// Changing the password is not built yet. A limited session has only this page, so it must be able to log out here (LOGIN-04).
import type { ComponentType, ReactNode } from 'react';
import { ButtonLink } from '@parlour/ui/button/button';
import { LockKeyIcon } from '@parlour/ui/icons/account';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { href } from '#foundation/navigation/paths.ts';
import { useSession, useTranslate } from '#foundation/use-foundation.ts';

type Props = { Frame: ComponentType<{ children: ReactNode }>; logOut: ReactNode };

/** `Frame` is the page around it, `logOut` its way out. */
export function ChangePasswordPage({ Frame, logOut }: Props) {
  const t = useTranslate();
  const isLimited = useSession()?.updatePassword === true;
  const back = <ButtonLink href={href('memberHome')}>{t('site.back')}</ButtonLink>;
  const soon = t('password.coming_soon');
  const text = isLimited ? `${t('password.limited')} ${soon}` : soon;
  return (
    <Frame>
      <EmptyState
        icon={LockKeyIcon}
        heading="h1"
        title={t('password.title')}
        action={isLimited ? logOut : back}
      >
        {text}
      </EmptyState>
    </Frame>
  );
}
