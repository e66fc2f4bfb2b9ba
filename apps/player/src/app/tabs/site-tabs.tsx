// The tab bar. Guests of an open lobby see it too; tabs that need a member lead them to the login.
import type { Flag } from '@parlour/contract/flags';
import {
  ChatCircleDotsFillIcon,
  ChatCircleDotsIcon,
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
import { useUnreadChat } from '#features/chat/unread/use-unread-chat.ts';
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
  chat: { page: 'chat', icon: ChatCircleDotsIcon, selectedIcon: ChatCircleDotsFillIcon },
  me: { page: 'memberHome', icon: UserIcon, selectedIcon: UserFillIcon },
} satisfies Record<Tab, { page: PageName } & Pick<TabBarItem, 'icon' | 'selectedIcon'>>;

type TabLabelContext = { isGuest: boolean; waiting: number; unread: number };

const names = (t: Translate, { isGuest, waiting, unread }: TabLabelContext) => ({
  home: { label: t('site.tab_home') },
  games: { label: t('site.tab_games') },
  rewards: {
    label: t('site.tab_rewards'),
    fullLabel: t('site.tab_rewards_full') + (waiting > 0 ? ` (${waiting})` : ''),
    badge: waiting,
  },
  chat: {
    label: t('site.tab_chat'),
    ...(unread > 0 && { fullLabel: `${t('site.tab_chat')} (${unread})` }),
    badge: unread,
  },
  me: {
    label: t('site.tab_me'),
    fullLabel: isGuest ? t('site.tab_me_guest') : t('site.tab_me_full'),
  },
});

const order = Object.keys(places) as Tab[];

/** Returns the page that a tab leads to (ROUTE-12, PROMO-04). */
function wayOf(tab: Tab, isGuest: boolean): PageName {
  if (tab === 'rewards') return centreWay({ isGuest, beforeLoginGoRegister: false });
  return (tab === 'me' || tab === 'chat') && isGuest ? 'login' : places[tab].page;
}

/** Flags of merchants without which a tab is not shown (PROMO-01, CHAT-01). */
const flagOf: Partial<Record<Tab, Flag>> = { rewards: 'REWCEN3', chat: 'CBS3' };

/** The tab bar. A tab is shown once its page is built (ROUTE-10), those of rewards and chat where the merchant has them. */
export function SiteTabs({ current }: { current: Tab }) {
  const t = useTranslate();
  const { site } = useFoundation();
  const isGuest = useSession() === null;
  const words = names(t, { isGuest, waiting: usePolledWaiting(), unread: useUnreadChat() });
  const items = order
    .filter((tab) => {
      const flag = flagOf[tab];
      return isBuilt(places[tab].page) && (flag === undefined || site.flag(flag));
    })
    .map((id) => {
      const { page: _, ...pictures } = places[id];
      return { id, href: href(wayOf(id, isGuest)), ...words[id], ...pictures };
    });
  return <TabBar label={t('site.places')} items={items} current={current} />;
}
