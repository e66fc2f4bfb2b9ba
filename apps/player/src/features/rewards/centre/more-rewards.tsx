// Links to more rewards. Pages that do not exist yet have no row (ROUTE-10).
import type { Icon } from '@parlour/ui/icons/icon';
import { TrophyIcon, UsersThreeIcon } from '@parlour/ui/icons/account';
import { TicketIcon } from '@parlour/ui/icons/categories';
import { ListChecksIcon, PercentIcon, TagIcon } from '@parlour/ui/icons/rewards';
import { List } from '@parlour/ui/list/list';
import { ListRow } from '@parlour/ui/list/list-row';
import { href, isBuilt, type PageName } from '#foundation/navigation/paths.ts';
import type { Translate } from '#foundation/language/language.ts';
import { useTranslate } from '#foundation/use-foundation.ts';

type PageLink = { page: PageName; icon: Icon; title: string; detail?: string };

const waysFor = (t: Translate): PageLink[] => [
  {
    page: 'activity',
    icon: TagIcon,
    title: t('rewards.promotions'),
    detail: t('rewards.promotions_hint'),
  },
  { page: 'activityNoviceTask', icon: ListChecksIcon, title: t('rewards.first_tasks') },
  { page: 'activityRescue', icon: PercentIcon, title: t('rewards.rescue') },
  { page: 'leaderBoard', icon: TrophyIcon, title: t('rewards.leaders') },
  { page: 'voucherCenter', icon: TicketIcon, title: t('rewards.vouchers') },
  { page: 'inviteFriends', icon: UsersThreeIcon, title: t('rewards.invite') },
];

export function MoreRewards() {
  const t = useTranslate();
  const ways = waysFor(t).filter(({ page }) => isBuilt(page));
  return (
    <List label={t('rewards.more')}>
      {ways.map(({ page, ...row }) => (
        <ListRow key={page} href={href(page)} {...row} />
      ))}
    </List>
  );
}
