// The kinds of promotions for players, and the contract's types that belong to each.
import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import {
  DownloadSimpleIcon,
  LifebuoyIcon,
  TrophyIcon,
  UsersThreeIcon,
} from '@parlour/ui/icons/account';
import { CalendarCheckIcon, CrownIcon, WalletIcon } from '@parlour/ui/icons/rewards';
import { GiftIcon } from '@parlour/ui/icons/navigation';
import type { Icon } from '@parlour/ui/icons/icon';
import type { Chip } from '@parlour/ui/tabs/chip-row';
import type { Translate } from '#foundation/language/language.ts';

const kinds = [
  'daily',
  'welcome',
  'missions',
  'deposit',
  'friends',
  'club',
  'rescue',
  'app',
] as const;
export type PromotionKind = (typeof kinds)[number];
export type KindFilter = PromotionKind | 'all';

export const kindOf: Record<PromotionType, PromotionKind> = {
  LOGIN: 'daily',
  REGISTER: 'welcome',
  SAVIOR: 'rescue',
  DEPOSIT: 'deposit',
  FIRST_DEPOSIT: 'deposit',
  SECOND_DEPOSIT: 'deposit',
  THIRD_DEPOSIT: 'deposit',
  FOURTH_DEPOSIT: 'deposit',
  FIFTH_DEPOSIT: 'deposit',
  DEPOSIT_COUNT: 'deposit',
  DEPOSIT_BET_BONUS: 'deposit',
  REFERRAL: 'friends',
  MISSION: 'missions',
  UPGRADE_BONUS: 'club',
  APP_DOWNLOAD: 'app',
};

export const kindIcons: Record<PromotionKind, Icon> = {
  daily: CalendarCheckIcon,
  welcome: GiftIcon,
  missions: TrophyIcon,
  deposit: WalletIcon,
  friends: UsersThreeIcon,
  club: CrownIcon,
  rescue: LifebuoyIcon,
  app: DownloadSimpleIcon,
};

const names: Record<KindFilter, (t: Translate) => string> = {
  all: (t) => t('rewards.all'),
  daily: (t) => t('rewards.kind_daily'),
  welcome: (t) => t('rewards.kind_welcome'),
  missions: (t) => t('rewards.kind_missions'),
  deposit: (t) => t('rewards.kind_deposit'),
  friends: (t) => t('rewards.kind_friends'),
  club: (t) => t('rewards.kind_club'),
  rescue: (t) => t('rewards.kind_rescue'),
  app: (t) => t('rewards.kind_app'),
};

export const nameOf = (type: PromotionType, t: Translate): string => names[kindOf[type]](t);

type PromotionRow = { type: PromotionType };

export const isOfKind = ({ type }: PromotionRow, shown: KindFilter): boolean =>
  shown === 'all' || kindOf[type] === shown;

/** The chips: all, and each kind that occurs, with their counts. */
export const chipsOf = (rows: readonly PromotionRow[], t: Translate): Chip<KindFilter>[] =>
  (['all', ...kinds] as const)
    .map((id) => ({
      id,
      label: names[id](t),
      ...(id !== 'all' && { icon: kindIcons[id] }),
      count: rows.filter((row) => isOfKind(row, id)).length,
    }))
    .filter(({ id, count }) => id === 'all' || count > 0);
