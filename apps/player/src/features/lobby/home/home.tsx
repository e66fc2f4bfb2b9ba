// Home: banners, announcements, categories and lanes, for members and, if the guest lobby is open, for guests (LOBBY-04, ROUTE-12).
import { memo, useLayoutEffect, useState, type ReactNode } from 'react';
import type { Announcements } from '@parlour/contract/lobby/lobby';
import { Link } from '@parlour/ui/page/link';
import { SkeletonBanner } from '@parlour/ui/state/skeleton-banner';
import { apart } from '#foundation/apart.tsx';
import type { ResourceState } from '#foundation/api/resource.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { BannerRow } from '../banners/banners.tsx';
import { useLobby } from '../catalogue/lobby.ts';
import { GameSheetHost } from '../sheet/game-sheet-host.tsx';
import { SearchSheet } from '../search/search-sheet.tsx';
import { useScrollPosition } from '../use-scroll-position.ts';
import { HomeBar } from './home-bar.tsx';
import { HomeGames } from './home-games.tsx';
import css from './home.module.css';
import { NoticesSheet, NoticeStrip } from './notice-strip.tsx';
import { useCatalogue } from '../catalogue/use-catalogue.ts';

const group = 'm_home';

type Props = { announcements: ResourceState<Announcements> };

/** The first line of the page: a member's balance, or a guest's tools, such as the language button. */
type HeadProps = { balance?: ReactNode; guestTools?: ReactNode };

/** The home page. */
export function Home(head: HeadProps) {
  const lobby = useLobby();
  const { lanes, announcements } = useCatalogue();
  const [open, setOpen] = useState<'search' | 'notices' | null>(null);
  const news = announcements.value?.player ?? [];
  useScrollPosition('home');
  // After a return the lanes in view are built at once.
  useLayoutEffect(() => lobby.near.lookNow(), [lobby]);

  const close = () => setOpen(null);
  return (
    <>
      <HomeBar onSearch={() => setOpen('search')} />
      <main className={`scroll ${css.home}`}>
        <Head {...head} />
        <HomeBanners announcements={announcements} />
        <NoticeStrip notices={news} onOpen={() => setOpen('notices')} />
        <Games lanes={lanes} onRetry={lobby.lanes.retry} />
        <Foot />
      </main>
      <NoticesSheet notices={news} open={open === 'notices'} onClose={close} />
      <SearchSheet open={open === 'search'} onClose={close} />
      <GameSheetHost />
    </>
  );
}

/** The foot of the page leads to what is measured (TRACK-06): guests have no other way there. */
function Foot() {
  const t = useTranslate();
  return (
    <footer className={css.foot}>
      <Link href={href('consent')}>{t('lobby.measured')}</Link>
    </footer>
  );
}

/** The page's name and its first line. A guest has no balance; the site’s name is in the bar above. */
function Head({ balance, guestTools }: HeadProps) {
  const { site } = useFoundation();
  const t = useTranslate();
  const isGuest = useSession() === null;
  if (isGuest && guestTools !== undefined) {
    return (
      <div className={css.guest}>
        <h1 className="text-heading">{t('lobby.guest_title')}</h1>
        {guestTools}
      </div>
    );
  }
  return (
    <>
      <h1 className="visually-hidden">{t('lobby.welcome', { site: site.name })}</h1>
      {balance}
    </>
  );
}

/** The lanes, memoised because a login or logout does not change their props. */
const Games = memo(HomeGames);

/** The banners, hydrated separately because formatting the first prize is slow. */
const HomeBanners = apart(function HomeBanners({ announcements }: Props) {
  const { value, problem } = announcements;
  if (value === null && problem === null) return <SkeletonBanner />;
  const banners = value?.banners ?? [];
  return <BannerRow banners={banners.filter(({ groupName }) => groupName === group)} hasPrizes />;
});
