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
import { href } from '#foundation/navigation/paths.ts';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import type { Place } from './places.ts';
import { useCustomerService } from './use-customer-service.ts';

const pictures = {
  home: { icon: HouseIcon, selectedIcon: HouseFillIcon },
  games: { icon: SquaresFourIcon, selectedIcon: SquaresFourFillIcon },
  rewards: { icon: GiftIcon, selectedIcon: GiftFillIcon },
  me: { icon: UserIcon, selectedIcon: UserFillIcon },
} satisfies Record<Place, object>;

function placesFor(t: Translate, isGuest: boolean): TabBarItem[] {
  const member = (page: 'rewardCenter' | 'memberHome') => href(isGuest ? 'login' : page);
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

export function PlaceTabs({ current }: { current: Place }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const isGuest = useSession() === null;
  const openCustomerService = useCustomerService();
  const items = placesFor(t, isGuest);
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
