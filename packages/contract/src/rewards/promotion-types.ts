// The kinds of promotions on the wire, their viewers, and the targets of their buttons (PROMO-02, PROMO-03).
// Plain data, by which the site shows promotions and the server counts them.
import { memberTypes, type MemberType } from '../member/member-types.ts';

/** The family's names of the kinds. LOGIN is the daily sign-in, SAVIOR the rescue, MISSION the tasks of a period. */
export const promotionTypes = [
  'LOGIN',
  'REGISTER',
  'SAVIOR',
  'DEPOSIT',
  'FIRST_DEPOSIT',
  'SECOND_DEPOSIT',
  'THIRD_DEPOSIT',
  'FOURTH_DEPOSIT',
  'FIFTH_DEPOSIT',
  'DEPOSIT_COUNT',
  'DEPOSIT_BET_BONUS',
  'REFERRAL',
  'MISSION',
  'UPGRADE_BONUS',
  'APP_DOWNLOAD',
] as const;
export type PromotionType = (typeof promotionTypes)[number];
/** The number of claimable rewards of each kind; a kind may be absent. */
export type RewardCounts = Partial<Record<PromotionType, number>>;

/** The target of the button for each kind; null: a handler of the site does what is needed (PROMO-02). A promotion may name another path. */
export const goToOf: Readonly<Record<PromotionType, `/m/${string}` | null>> = {
  LOGIN: '/m/voucherCenter',
  REGISTER: '/m/voucherCenter',
  SAVIOR: '/m/voucherCenter',
  DEPOSIT: '/m/voucherCenter',
  FIRST_DEPOSIT: '/m/voucherCenter',
  SECOND_DEPOSIT: '/m/voucherCenter',
  THIRD_DEPOSIT: '/m/voucherCenter',
  FOURTH_DEPOSIT: '/m/voucherCenter',
  FIFTH_DEPOSIT: '/m/voucherCenter',
  DEPOSIT_COUNT: '/m/voucherCenter',
  DEPOSIT_BET_BONUS: '/m/voucherCenter',
  REFERRAL: '/m/inviteFriends',
  MISSION: '/m/leaderBoard',
  UPGRADE_BONUS: '/m/member/benefits',
  APP_DOWNLOAD: null,
};

export type Viewer = {
  /** The member's type; -1: a visitor without a session. */
  memberType: MemberType | -1;
  /** Whether the member's club label is of the kind that shows benefits (MEMBER-01). */
  hasBenefits: boolean;
  /** Whether the site offers what APP_DOWNLOAD requires. */
  canInstall: boolean;
};

/** Whether this viewer sees promotions of the type (PROMO-03). */
export function isShownTo(type: PromotionType, viewer: Viewer): boolean {
  if (!memberTypes.regular.some((regular) => regular === viewer.memberType)) return false;
  if (type === 'REFERRAL') return viewer.memberType === 0;
  if (type === 'UPGRADE_BONUS') return viewer.hasBenefits;
  return type !== 'APP_DOWNLOAD' || viewer.canInstall;
}
