// The tab bar. A guest of an open lobby sees it too: what is a member's own leads to the login.
import {
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
import { href, type PageName } from '#foundation/navigation/paths.ts';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { useCustomerService } from '#features/customer-service/use-customer-service.ts';
import type { Tab } from '#pages/page-record.ts';

const pictures = {
  home: { icon: HouseIcon, selectedIcon: HouseFillIcon },
  games: { icon: SquaresFourIcon, selectedIcon: SquaresFourFillIcon },
  rewards: { icon: GiftIcon, selectedIcon: GiftFillIcon },
  me: { icon: UserIcon, selectedIcon: UserFillIcon },
} satisfies Record<Tab, object>;

function tabsFor(t: Translate, isGuest: boolean): TabBarItem[] {
  const member = (page: PageName) => href(isGuest ? 'login' : page);
  return [
    { id: 'home', href: href('home'), label: t('site.tab_home'), ...pictures.home },
    { id: 'games', href: href('game'), label: t('site.tab_games'), ...pictures.games },
    {
      id: 'rewards',
      href: member('rewardCenter'),
      label: t('site.tab_rewards'),
      fullLabel: t('site.tab_rewards_full'),
      ...pictures.rewards,
    },
    {
      id: 'me',
      href: member('memberHome'),
      label: t('site.tab_me'),
      fullLabel: isGuest ? t('site.tab_me_guest') : t('site.tab_me_full'),
      ...pictures.me,
    },
  ];
}

export function SiteTabs({ current }: { current: Tab }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const isGuest = useSession() === null;
  const openCustomerService = useCustomerService();
  const items = tabsFor(t, isGuest);
  if (site.flag('CBS3')) {
    const chat: TabBarItem = {
      id: 'chat',
      onPress: openCustomerService,
      label: t('site.tab_chat'),
      fullLabel: t('site.tab_chat_full'),
      icon: ChatCircleDotsIcon,
    };
    items.splice(-1, 0, chat);
  }
  return <TabBar label={t('site.places')} items={items} current={current} />;
}
