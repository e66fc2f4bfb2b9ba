// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { rewardsOn } from '../testing/sample-rewards.ts';
import { askAvailable, countShown, makeAvailable } from './available.ts';

const member = {
  id: '7',
  userName: 'mira',
  account: 'mira',
  nickname: null,
  mobile: null,
  type: 0,
  language: 'EN',
  regDate: 1,
  lastLogin: null,
  clubLabel: null,
} as const;
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
it('PROMO-01, PROMO-03 a level gift is counted for a member who has reached the level since the page was opened', async () => {
  const giftsOf = (count: number) => ({
    answer: { content: { UPGRADE_BONUS: { enabled: count > 0, count } } },
  });
  const { foundation, server } = await show({
    session: {},
    info: rewardsOn,
    replies: { memberInfo: { answer: member }, availablePromotions: giftsOf(0) },
  });
  const available = foundation.keep(makeAvailable);
  available.need({ owner: 'tok', wording: '' });
  await waitFor(() => expect(available.get().value).toEqual({}));
  const clubLabel = { labelId: 'gold', labelName: 'Gold', type: 'AUTO', rankLevel: 2 } as const;
  server.replies = {
    memberInfo: { answer: { ...member, clubLabel } },
    availablePromotions: giftsOf(1),
  };
  available.renew();
  await waitFor(() => expect(available.get().value).toEqual({ UPGRADE_BONUS: 1 }));
});
it('PROMO-01, S1 a member without benefits is not asked for at every poll, whatever a gateway counts', async () => {
  const { foundation, server } = await show({
    session: {},
    info: rewardsOn,
    replies: {
      memberInfo: { answer: member },
      availablePromotions: { answer: { content: { UPGRADE_BONUS: { enabled: true, count: 1 } } } },
    },
  });
  const available = foundation.keep(makeAvailable);
  available.need({ owner: 'tok', wording: '' });
  await waitFor(() => expect(available.get().value).toEqual({}));
  const asked = () => server.calls.filter(({ name }) => name === 'memberInfo').length;
  const before = asked();
  for (let poll = 0; poll < 3; poll += 1) {
    available.retry();
    await waitFor(() => expect(server.calls).toHaveLength(before + 2 + poll));
  }
  expect(asked()).toBe(before);
});
