// The names of the contract's types of promotions for players.
import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import type { Translate } from '#foundation/language/language.ts';

const daily = (t: Translate): string => t('rewards.kind_daily');
const welcome = (t: Translate): string => t('rewards.kind_welcome');
const deposit = (t: Translate): string => t('rewards.kind_deposit');

const names: Record<PromotionType, (t: Translate) => string> = {
  LOGIN: daily,
  REGISTER: welcome,
  SAVIOR: (t) => t('rewards.kind_rescue'),
  DEPOSIT: deposit,
  FIRST_DEPOSIT: deposit,
  SECOND_DEPOSIT: deposit,
  THIRD_DEPOSIT: deposit,
  FOURTH_DEPOSIT: deposit,
  FIFTH_DEPOSIT: deposit,
  DEPOSIT_COUNT: deposit,
  DEPOSIT_BET_BONUS: deposit,
  REFERRAL: (t) => t('rewards.kind_friends'),
  MISSION: (t) => t('rewards.kind_missions'),
  UPGRADE_BONUS: (t) => t('rewards.kind_club'),
  APP_DOWNLOAD: (t) => t('rewards.kind_app'),
};

export const nameOf = (type: PromotionType, t: Translate): string => names[type](t);
