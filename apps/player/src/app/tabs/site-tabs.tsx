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
import { href, isBuilt, type PageName } from '#foundation/navigation/paths.ts';
import type { Translate } from '#foundation/language/language.ts';
import { useSession, useTranslate } from '#foundation/use-foundation.ts';
import type { Tab } from '#pages/page-record.ts';

const places = {
  home: { page: 'home', icon: HouseIcon, selectedIcon: HouseFillIcon },
  games: { page: 'game', icon: SquaresFourIcon, selectedIcon: SquaresFourFillIcon },
  rewards: { page: 'rewardCenter', icon: GiftIcon, selectedIcon: GiftFillIcon },
  me: { page: 'memberHome', icon: UserIcon, selectedIcon: UserFillIcon },
} satisfies Record<Tab, { page: PageName } & Pick<TabBarItem, 'icon' | 'selectedIcon'>>;

const names = (t: Translate, isGuest: boolean) => ({
  home: { label: t('site.tab_home') },
  games: { label: t('site.tab_games') },
  rewards: { label: t('site.tab_rewards'), fullLabel: t('site.tab_rewards_full') },
  me: {
    label: t('site.tab_me'),
    fullLabel: isGuest ? t('site.tab_me_guest') : t('site.tab_me_full'),
  },
});

const order = Object.keys(places) as Tab[];
const ofMembers: readonly Tab[] = ['rewards', 'me'];

/** A tab appears when the page behind it is built (ROUTE-10). */
export function SiteTabs({ current }: { current: Tab }) {
  const t = useTranslate();
  const isGuest = useSession() === null;
  const words = names(t, isGuest);
  const items = order
    .filter((tab) => isBuilt(places[tab].page))
    .map((id) => {
      const { page, ...pictures } = places[id];
      const to = isGuest && ofMembers.includes(id) ? 'login' : page;
      return { id, href: href(to), ...words[id], ...pictures };
    });
  return <TabBar label={t('site.places')} items={items} current={current} />;
}
