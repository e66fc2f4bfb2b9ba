// Every page that is a member's own.
import type { ReactNode } from 'react';
import { Tiles, type Tile } from '@parlour/ui/card/tiles';
import {
  DeviceMobileIcon,
  DownloadSimpleIcon,
  LifebuoyIcon,
  LockKeyIcon,
  ShieldCheckIcon,
  TrophyIcon,
  UsersThreeIcon,
} from '@parlour/ui/icons/account';
import { GameControllerIcon, SparkleIcon, TicketIcon } from '@parlour/ui/icons/categories';
import { CaretRightIcon, GiftIcon } from '@parlour/ui/icons/navigation';
import { ClockIcon, LightningIcon } from '@parlour/ui/icons/status';
import { ListRow } from '@parlour/ui/list/list-row';
import { List } from '@parlour/ui/list/list';
import { href } from '#foundation/navigation/paths.ts';
import type { Phrase, Translate } from '#foundation/language/language.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';

/** ROUTE-10: these have no page of their own yet. */
const sayComingSoon: Phrase = (t) => t('site.coming_soon');

/** Rows that belong to other features. */
export type Slots = { language: ReactNode; logOut: ReactNode };

const tilesFor = (t: Translate): Tile[] => [
  { href: href('rewardCenter'), label: t('member.rewards'), icon: GiftIcon },
  { href: href('voucherCenter'), label: t('member.vouchers'), icon: TicketIcon },
  { href: href('leaderBoard'), label: t('member.leaders'), icon: TrophyIcon },
  { href: href('inviteFriends'), label: t('member.invite'), icon: UsersThreeIcon },
];

export function MemberLinks({ language, logOut }: Slots) {
  const t = useTranslate();
  return (
    <>
      <Tiles tiles={tilesFor(t)} />
      <ActivityRows />
      <SecurityRows />
      <List label={t('member.more')}>
        {language}
        <ListRow icon={DownloadSimpleIcon} title={t('member.app')} href={href('appDownload')} />
        <ListRow icon={LifebuoyIcon} title={t('member.feedback')} href={href('feedback')} />
        {logOut}
      </List>
    </>
  );
}

function ActivityRows() {
  const t = useTranslate();
  return (
    <List label={t('member.activities')}>
      <ListRow icon={SparkleIcon} title={t('member.promotions')} href={href('activity')} />
      <ListRow icon={ClockIcon} title={t('member.check_in')} href={href('activitySignIn')} />
      <ListRow
        icon={GameControllerIcon}
        title={t('member.first_tasks')}
        href={href('activityNoviceTask')}
      />
      <ListRow icon={LightningIcon} title={t('member.rescue')} href={href('activityRescue')} />
    </List>
  );
}

function SecurityRows() {
  const { notices } = useFoundation();
  const t = useTranslate();
  const soon = () => notices.show(sayComingSoon);
  const caret = <CaretRightIcon size={18} flip />;
  return (
    <List label={t('member.security')}>
      <ListRow icon={LockKeyIcon} title={t('password.title')} href={href('changePsw')} />
      <ListRow
        icon={ShieldCheckIcon}
        title={t('member.second_factor')}
        end={caret}
        onPress={soon}
      />
      <ListRow icon={DeviceMobileIcon} title={t('member.devices')} end={caret} onPress={soon} />
    </List>
  );
}
