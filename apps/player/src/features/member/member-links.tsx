// Links to all of the member's own pages. A link to a page that does not exist yet is hidden until then (ROUTE-10).
import type { ReactNode } from 'react';
import type { RewardCounts } from '@parlour/contract/rewards/promotion-types';
import { Tiles, type Tile } from '@parlour/ui/card/tiles';
import { TrophyIcon, UsersThreeIcon } from '@parlour/ui/icons/account';
import { TicketIcon } from '@parlour/ui/icons/categories';
import { HeartIcon } from '@parlour/ui/icons/navigation';
import { ClockIcon } from '@parlour/ui/icons/status';
import { List } from '@parlour/ui/list/list';
import { ListRow } from '@parlour/ui/list/list-row';
import { href, isBuilt, type PageName } from '#foundation/navigation/paths.ts';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { AccountRows } from './account-rows.tsx';
import { HelpRows } from './help-rows.tsx';
import { MemberGroup } from './member-group.tsx';
import type { Member } from './profile.ts';
import { RewardCards } from './reward-cards.tsx';

/** Parts that belong to other features. */
export type LinkSlots = {
  language: ReactNode;
  theme?: ReactNode;
  logOut: ReactNode;
  /** The covers of the games played last. */
  recent?: ReactNode;
  /** The number of favourite games. */
  favourites?: ReactNode;
  /** The number of waiting rewards of each kind. */
  rewardCounts?: RewardCounts;
  /** The number of vouchers that can be claimed. */
  vouchers?: number;
};

/** The member is null if the data could not be loaded. */
type Props = LinkSlots & { member: Member | null };

type TileLink = { page: PageName; label: string; icon: Tile['icon'] };

/** Tiles for merchants that have rewards. The reward centre has a tab of its own. */
const tilesFor = (t: Translate): TileLink[] => [
  { page: 'voucherCenter', label: t('member.vouchers'), icon: TicketIcon },
  { page: 'leaderBoard', label: t('member.leaders'), icon: TrophyIcon },
  { page: 'inviteFriends', label: t('member.invite'), icon: UsersThreeIcon },
];

export function MemberLinks({ member, language, theme, logOut, ...slots }: Props) {
  const t = useTranslate();
  const { site } = useFoundation();
  const hasRewards = site.flag('REWCEN3');
  const counts: Partial<Record<PageName, number | undefined>> = { voucherCenter: slots.vouchers };
  const tiles = (hasRewards ? tilesFor(t) : [])
    .filter(({ page }) => isBuilt(page))
    .map(({ page, ...tile }): Tile => {
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
      <MemberGroup title={t('member.play')}>
        <List>
          <ListRow
            icon={ClockIcon}
            title={t('lobby.recent')}
            value={slots.recent}
            href={href('game', '?category=recent')}
          />
          <ListRow
            icon={HeartIcon}
            title={t('lobby.favourites')}
            value={slots.favourites}
            href={href('game', '?category=favourites')}
          />
        </List>
      </MemberGroup>
      {hasRewards && <RewardCards waiting={slots.rewardCounts ?? {}} />}
      <AccountRows member={member} language={language} theme={theme} />
      <HelpRows hasContact={member !== null} />
      {logOut}
    </>
  );
}
