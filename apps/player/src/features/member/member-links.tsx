// Links to all of the member's own pages. A link to a page that does not exist yet is hidden until then (ROUTE-10).
import type { ReactNode } from 'react';
import { Tiles, type Tile } from '@parlour/ui/card/tiles';
import {
  DeviceMobileIcon,
  DownloadSimpleIcon,
  KeyIcon,
  LinkIcon,
  LifebuoyIcon,
  LockKeyIcon,
  ShieldCheckIcon,
  TrophyIcon,
  UsersThreeIcon,
} from '@parlour/ui/icons/account';
import { GameControllerIcon, SparkleIcon, TicketIcon } from '@parlour/ui/icons/categories';
import type { Icon } from '@parlour/ui/icons/icon';
import { BellIcon, ChatCircleDotsIcon, GiftIcon, HeartIcon } from '@parlour/ui/icons/navigation';
import { ClockIcon, LightningIcon } from '@parlour/ui/icons/status';
import { ListRow } from '@parlour/ui/list/list-row';
import { List } from '@parlour/ui/list/list';
import { href, isBuilt, type PageName } from '#foundation/navigation/paths.ts';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';

/** Rows that belong to other features. */
export type LinkSlots = {
  language: ReactNode;
  logOut: ReactNode;
  /** The number of waiting rewards. */
  waiting?: number;
  /** The number of vouchers that can be claimed. */
  vouchers?: number;
};

/** `facts` is a separate list. */
type Props = LinkSlots & { facts: ReactNode };

type Offers = {
  passkeys?: boolean | undefined;
  firebase?: object | undefined;
  push?: object | undefined;
};
type PageLink = { page: PageName; search?: string; label: string; icon: Icon };

/** Tiles for merchants that have rewards. */
const rewardTilesFor = (t: Translate): PageLink[] => [
  { page: 'rewardCenter', label: t('member.rewards'), icon: GiftIcon },
  { page: 'leaderBoard', label: t('member.leaders'), icon: TrophyIcon },
  { page: 'voucherCenter', label: t('member.vouchers'), icon: TicketIcon },
  { page: 'inviteFriends', label: t('member.invite'), icon: UsersThreeIcon },
];
const gamesFor = (t: Translate): PageLink[] => [
  { page: 'game', search: '?category=recent', label: t('lobby.recent'), icon: ClockIcon },
  { page: 'game', search: '?category=favourites', label: t('lobby.favourites'), icon: HeartIcon },
];
const activitiesFor = (t: Translate): PageLink[] => [
  { page: 'activity', label: t('member.promotions'), icon: SparkleIcon },
  { page: 'activitySignIn', label: t('member.check_in'), icon: ClockIcon },
  { page: 'activityNoviceTask', label: t('member.first_tasks'), icon: GameControllerIcon },
  { page: 'activityRescue', label: t('member.rescue'), icon: LightningIcon },
];
/** Links about the login, without those for features that the merchant does not offer. */
const securityFor = (t: Translate, { passkeys, firebase }: Offers): PageLink[] => [
  { page: 'changePsw', label: t('member.password'), icon: LockKeyIcon },
  { page: 'devices', label: t('member.devices'), icon: DeviceMobileIcon },
  { page: 'authenticator', label: t('member.authenticator'), icon: ShieldCheckIcon },
  ...(firebase
    ? [{ page: 'identities', label: t('member.identities'), icon: LinkIcon } as const]
    : []),
  ...(passkeys ? [{ page: 'passkeys', label: t('member.passkeys'), icon: KeyIcon } as const] : []),
];
const othersFor = (t: Translate, { push }: Offers): PageLink[] => [
  ...(push ? [{ page: 'alerts', label: t('member.alerts'), icon: BellIcon } as const] : []),
  { page: 'appDownload', label: t('member.app'), icon: DownloadSimpleIcon },
];
const helpFor = (t: Translate, hasChat: boolean): PageLink[] => [
  ...(hasChat
    ? [{ page: 'chat', label: t('member.chat'), icon: ChatCircleDotsIcon } as const]
    : []),
  { page: 'feedback', label: t('member.feedback'), icon: LifebuoyIcon },
];

const built = (ways: PageLink[]): PageLink[] => ways.filter(({ page }) => isBuilt(page));

export function MemberLinks({ language, logOut, facts, waiting, vouchers }: Props) {
  const t = useTranslate();
  const { boot, site } = useFoundation();
  const { info } = boot.status;
  const hasRewards = site.flag('REWCEN3');
  const counts: Partial<Record<PageName, number | undefined>> = {
    rewardCenter: waiting,
    voucherCenter: vouchers,
  };
  const tiles = built(hasRewards ? rewardTilesFor(t) : []).map(({ page, ...tile }): Tile => {
    const badge = counts[page];
    return {
      ...tile,
      href: href(page),
      ...(badge && { badge, fullLabel: `${tile.label} (${badge})` }),
    };
  });
  return (
    <>
      {tiles.length > 0 && <Tiles tiles={tiles} />}
      <Rows label={t('lobby.your_games')} ways={gamesFor(t)} />
      {hasRewards && <Rows label={t('member.activities')} ways={activitiesFor(t)} />}
      {facts}
      <Rows label={t('member.security')} ways={securityFor(t, info)} />
      <List label={t('member.more')}>
        {language}
        {rowsOf(othersFor(t, info))}
      </List>
      <List>
        {rowsOf(helpFor(t, site.flag('CBS3')))}
        {logOut}
      </List>
    </>
  );
}

/** A list of links. Renders nothing if none of the pages exists yet. */
function Rows({ label, ways }: { label: string; ways: PageLink[] }) {
  return built(ways).length > 0 && <List label={label}>{rowsOf(ways)}</List>;
}

const rowsOf = (ways: PageLink[]) =>
  built(ways).map(({ page, search, label, icon }) => (
    <ListRow key={label} icon={icon} title={label} href={href(page, search)} />
  ));
