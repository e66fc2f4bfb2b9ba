// The head of home: whose site this is, search, announcements, and for a guest the ways in.
import { ButtonLink } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { BellIcon, MagnifyingGlassIcon } from '@parlour/ui/icons/navigation';
import { Mark } from '@parlour/ui/marks/mark';
import { AppBar } from '@parlour/ui/page/app-bar';
import { href, isBuilt } from '#foundation/navigation/paths.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import css from './home.module.css';

type Props = { hasNews: boolean; onSearch: () => void; onNotices: () => void };

export function HomeBar({ hasNews, onSearch, onNotices }: Props) {
  const { site } = useFoundation();
  const t = useTranslate();
  const isGuest = useSession() === null;
  return (
    <AppBar brand={{ mark: <Mark name={site.logo} />, name: site.name, href: href('home') }}>
      <IconButton label={t('lobby.search')} onPress={onSearch}>
        <MagnifyingGlassIcon size={24} />
      </IconButton>
      {isGuest ? (
        <GuestWays />
      ) : (
        <IconButton
          label={hasNews ? t('lobby.notices_new') : t('lobby.notices')}
          badge={hasNews ? 'dot' : undefined}
          onPress={onNotices}
        >
          <BellIcon size={24} />
        </IconButton>
      )}
    </AppBar>
  );
}

function GuestWays() {
  const t = useTranslate();
  return (
    <div className={css.ways}>
      {isBuilt('register') && (
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
