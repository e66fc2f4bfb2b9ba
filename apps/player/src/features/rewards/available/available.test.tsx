// @vitest-environment jsdom
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { rewardsOn } from '../testing/sample-rewards.ts';
import { askAvailable, countShown } from './available.ts';

const show = async (options: TestOptions) =>
  showInSite(createElement('p'), { path: '/m/home', ...options });

it('PROMO-01 where the flag is off the call is skipped, and the rejection says so', async () => {
  const { foundation, server } = await show({ session: {} });
  await expect(askAvailable(foundation)).rejects.toThrow('REWCEN3 is off');
  expect(server.calls).toEqual([]);
});
it('PROMO-01 a failed poll tells the player nothing', async () => {
  const { foundation } = await show({
    session: {},
    info: rewardsOn,
    replies: { availablePromotions: { refusal: 'service_unavailable' } },
  });
  await expect(askAvailable(foundation)).rejects.toThrow('service_unavailable');
  expect(foundation.notices.get()).toEqual([]);
  expect(foundation.toasts.get()).toBeNull();
});
it('PROMO-01, PROMO-03 what is not enabled or not for the viewer is not counted', () => {
  const counts = {
    LOGIN: { enabled: true, count: 2 },
    MISSION: { enabled: false, count: 4 },
    REFERRAL: { enabled: true, count: 8 },
    UPGRADE_BONUS: { enabled: true, count: 16 },
    APP_DOWNLOAD: { enabled: true, count: 32 },
  };
  const viewer = { memberType: 0, hasBenefits: true, canInstall: false } as const;
  expect(countShown(counts, viewer)).toBe(26);
  expect(countShown(counts, { ...viewer, memberType: 2, hasBenefits: false })).toBe(2);
  expect(countShown(counts, { ...viewer, memberType: 4 })).toBe(0);
  expect(countShown(counts, { ...viewer, memberType: -1 })).toBe(0);
});
