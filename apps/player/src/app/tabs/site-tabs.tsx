// The tab bar. A guest of an open lobby sees it too: what is a member's own leads to the login.
import {
  GiftFillIcon,
  GiftIcon,
  HouseFillIcon,
  HouseIcon,
  SquaresFourFillIcon,
  SquaresFourIcon,
  UserFillIcon,
  UserIcon,
} from '@parlour/ui/icons/navigation';
import { TabBar, type TabBarItem } from '@parlour/ui/page/tab-bar';
import { centreWay } from '#features/rewards/centre-way.ts';
import { usePolledWaiting } from '#features/rewards/available/use-waiting.ts';
import { href, isBuilt, type PageName } from '#foundation/navigation/paths.ts';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import type { Tab } from '#pages/page-record.ts';

const places = {
  home: { page: 'home', icon: HouseIcon, selectedIcon: HouseFillIcon },
  games: { page: 'game', icon: SquaresFourIcon, selectedIcon: SquaresFourFillIcon },
  rewards: { page: 'rewardCenter', icon: GiftIcon, selectedIcon: GiftFillIcon },
  me: { page: 'memberHome', icon: UserIcon, selectedIcon: UserFillIcon },
} satisfies Record<Tab, { page: PageName } & Pick<TabBarItem, 'icon' | 'selectedIcon'>>;

type Viewing = { isGuest: boolean; waiting: number };

const names = (t: Translate, { isGuest, waiting }: Viewing) => ({
  home: { label: t('site.tab_home') },
  games: { label: t('site.tab_games') },
  rewards: {
    label: t('site.tab_rewards'),
    fullLabel: t('site.tab_rewards_full') + (waiting > 0 ? ` (${waiting})` : ''),
    badge: waiting,
  },
  me: {
    label: t('site.tab_me'),
    fullLabel: isGuest ? t('site.tab_me_guest') : t('site.tab_me_full'),
  },
});

const order = Object.keys(places) as Tab[];

/** Where a tab leads (ROUTE-12, PROMO-04). */
function wayOf(tab: Tab, isGuest: boolean): PageName {
  if (tab === 'rewards') return centreWay({ isGuest, beforeLoginGoRegister: false });
  return tab === 'me' && isGuest ? 'login' : places[tab].page;
}

/** A tab appears when the page behind it is built (ROUTE-10), the rewards' where the merchant has them. */
export function SiteTabs({ current }: { current: Tab }) {
  const t = useTranslate();
  const { site } = useFoundation();
  const isGuest = useSession() === null;
  const words = names(t, { isGuest, waiting: usePolledWaiting() });
  const items = order
    .filter((tab) => isBuilt(places[tab].page) && (tab !== 'rewards' || site.flag('REWCEN3')))
    .map((id) => {
      const { page: _, ...pictures } = places[id];
      return { id, href: href(wayOf(id, isGuest)), ...words[id], ...pictures };
    });
  return <TabBar label={t('site.places')} items={items} current={current} />;
}
