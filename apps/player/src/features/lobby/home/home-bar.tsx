// The head of home: the merchant's name, search, notifications, and for a guest the links to log in and register.
import { ButtonLink } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { BellIcon, MagnifyingGlassIcon } from '@parlour/ui/icons/navigation';
import { Mark } from '@parlour/ui/marks/mark';
import { AppBar } from '@parlour/ui/page/app-bar';
import { href } from '#foundation/navigation/paths.ts';
import { makeUnread } from '#foundation/notification/unread.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './home.module.css';

export function HomeBar({ onSearch }: { onSearch: () => void }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const isGuest = useSession() === null;
  return (
    <AppBar brand={{ mark: <Mark name={site.logo} />, name: site.name, href: href('home') }}>
      <IconButton label={t('lobby.search')} onPress={onSearch}>
        <MagnifyingGlassIcon size={24} />
      </IconButton>
      {isGuest ? <GuestWays /> : <Bell />}
    </AppBar>
  );
}

/** The notifications button. A dot marks new ones, and the label contains their number (MEMBER-14). */
function Bell() {
  const t = useTranslate();
  const count = useStore(useFoundation().keep(makeUnread));
  return (
    <IconButton
      label={count > 0 ? t('lobby.notifications_new', { count }) : t('lobby.notifications')}
      badge={count > 0 ? 'dot' : undefined}
      href={href('notifications')}
    >
      <BellIcon size={24} />
    </IconButton>
  );
}

function GuestWays() {
  const { boot } = useFoundation();
  const t = useTranslate();
  return (
    <div className={css.ways}>
      {boot.status.info.register.open !== false && (
        <span className={css.register}>
          <ButtonLink href={href('register')} tone="text" size="mini">
            {t('lobby.register')}
          </ButtonLink>
        </span>
      )}
      <ButtonLink href={href('login')} tone="primary" size="mini">
        {t('lobby.log_in')}
      </ButtonLink>
    </div>
  );
}
