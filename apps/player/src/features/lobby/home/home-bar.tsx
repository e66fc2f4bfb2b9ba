// The head of home: whose site this is, search, announcements, and for a guest the ways in.
import type { Notice } from '@parlour/contract/lobby/lobby';
import { ButtonLink } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { BellIcon, MagnifyingGlassIcon } from '@parlour/ui/icons/navigation';
import { Mark } from '@parlour/ui/marks/mark';
import { AppBar } from '@parlour/ui/page/app-bar';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import css from './home.module.css';
import { useHasNews } from './seen-notices.ts';

type Props = { notices: readonly Notice[]; onSearch: () => void; onNotices: () => void };

export function HomeBar({ notices, onSearch, onNotices }: Props) {
  const { site } = useFoundation();
  const t = useTranslate();
  const isGuest = useSession() === null;
  return (
    <AppBar brand={{ mark: <Mark name={site.logo} />, name: site.name, href: href('home') }}>
      <IconButton label={t('lobby.search')} onPress={onSearch}>
        <MagnifyingGlassIcon size={24} />
      </IconButton>
      {isGuest ? <GuestWays /> : <Bell notices={notices} onPress={onNotices} />}
    </AppBar>
  );
}

function Bell({ notices, onPress }: { notices: readonly Notice[]; onPress: () => void }) {
  const t = useTranslate();
  const hasNews = useHasNews(notices);
  return (
    <IconButton
      label={hasNews ? t('lobby.notices_new') : t('lobby.notices')}
      badge={hasNews ? 'dot' : undefined}
      onPress={onPress}
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
