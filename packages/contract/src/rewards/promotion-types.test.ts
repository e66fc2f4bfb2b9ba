import { describe, expect, it } from 'vitest';
import { goToOf, isShownTo, promotionTypes, type PromotionType } from './promotion-types.ts';

const plain = promotionTypes.filter(
  (type) => !['REFERRAL', 'UPGRADE_BONUS', 'APP_DOWNLOAD'].includes(type),
);
const all = { hasBenefits: true, canInstall: true };
const shown = (viewer: Parameters<typeof isShownTo>[1]): PromotionType[] =>
  promotionTypes.filter((type) => isShownTo(type, viewer));

describe('what promotions are shown', () => {
  it.each([
    ['a guest', { ...all, memberType: -1 as const }, []],
    ['a restricted member', { ...all, memberType: 4 as const }, []],
    ['a member of type 0', { ...all, memberType: 0 as const }, promotionTypes],
    [
      'a member of type 1',
      { ...all, memberType: 1 as const },
      promotionTypes.filter((type) => type !== 'REFERRAL'),
    ],
    [
      'a member of type 2',
      { ...all, memberType: 2 as const },
      promotionTypes.filter((type) => type !== 'REFERRAL'),
    ],
    [
      'a member of type 0 without benefits, where nothing can be installed',
      { memberType: 0 as const, hasBenefits: false, canInstall: false },
      [...plain, 'REFERRAL'],
    ],
    [
      'a member of type 2 without benefits',
      { memberType: 2 as const, hasBenefits: false, canInstall: true },
      [...plain, 'APP_DOWNLOAD'],
    ],
  ])('PROMO-03 %s sees what the rule says', (_, viewer, expected) => {
    expect(shown(viewer).toSorted()).toEqual([...expected].toSorted());
  });

  it('PROMO-02 each kind has its place, but what has to be done by a handler', () => {
    const places = Object.entries(goToOf).map(([type, path]) => `${type} ${path ?? 'none'}`);
    expect(places).toEqual([
      ...plain.filter((type) => type !== 'MISSION').map((type) => `${type} /m/voucherCenter`),
      'REFERRAL /m/inviteFriends',
      'MISSION /m/leaderBoard',
      'UPGRADE_BONUS /m/member/benefits',
      'APP_DOWNLOAD none',
    ]);
  });
});
