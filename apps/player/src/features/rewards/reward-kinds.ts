// The kinds of rewards by what they give, each with one icon and one tint everywhere.
import type { Answer } from '@parlour/contract/endpoint';
import type { rewardClaims } from '@parlour/contract/rewards/calls';
import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import { TicketIcon } from '@parlour/ui/icons/categories';
import type { Icon } from '@parlour/ui/icons/icon';
import { CoinsIcon, CrownIcon, MoneyIcon, PlayCircleIcon } from '@parlour/ui/icons/rewards';
import type { Chip } from '@parlour/ui/tabs/chip-row';
import type { Translate } from '#foundation/language/language.ts';

const kinds = ['cash', 'bonus', 'voucher', 'plays', 'level'] as const;
export type RewardKind = (typeof kinds)[number];
export type KindFilter = RewardKind | 'all';

type RewardContent = Pick<
  Answer<typeof rewardClaims>['rows'][number]['reward'],
  'bonus' | 'voucher' | 'freePlays'
>;
export type KindOfReward = { type: PromotionType; reward: RewardContent };

/** The kind of a reward. A gift for reaching a club level is one whatever it gives. */
export function kindOf({ type, reward }: KindOfReward): RewardKind {
  if (type === 'UPGRADE_BONUS') return 'level';
  if (reward.freePlays) return 'plays';
  if (reward.voucher) return 'voucher';
  return reward.bonus ? 'bonus' : 'cash';
}

export const kindIcons: Record<RewardKind, Icon> = {
  cash: MoneyIcon,
  bonus: CoinsIcon,
  voucher: TicketIcon,
  plays: PlayCircleIcon,
  level: CrownIcon,
};

const names: Record<KindFilter, (t: Translate) => string> = {
  all: (t) => t('rewards.all'),
  cash: (t) => t('rewards.kind_cash'),
  bonus: (t) => t('rewards.kind_bonus'),
  voucher: (t) => t('rewards.kind_voucher'),
  plays: (t) => t('rewards.kind_plays'),
  level: (t) => t('rewards.kind_level'),
};

export const nameOfKind = (kind: RewardKind, t: Translate): string => names[kind](t);

export const isOfKind = (row: KindOfReward, shown: KindFilter): boolean =>
  shown === 'all' || kindOf(row) === shown;

/** The chips: all, and each kind that has rows, with the number of rows that can be claimed. */
export const chipsOf = (
  rows: readonly (KindOfReward & { isOpen: boolean })[],
  t: Translate,
): Chip<KindFilter>[] =>
  (['all', ...kinds] as const).flatMap((id) => {
    const own = rows.filter((row) => isOfKind(row, id));
    if (id !== 'all' && own.length === 0) return [];
    const icon = id === 'all' ? {} : { icon: kindIcons[id] };
    return [{ id, label: names[id](t), ...icon, count: own.filter(({ isOpen }) => isOpen).length }];
  });
