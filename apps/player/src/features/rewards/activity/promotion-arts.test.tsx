// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pushAddress } from '#platform/address.ts';
import { showInSite } from '#foundation/testing/test-site.tsx';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { bonus } from '../testing/sample-bonuses.ts';
import { cash, idOf, promotion, rewardsOn, whole } from '../testing/sample-rewards.ts';
import { ActivityPage } from './activity-page.tsx';
import type { Promotion } from './use-promotions.ts';

const day = 86_400_000;
const rewardId = idOf(80);
const claimed = { state: 'claimed', againAt: null, reward: cash('50.00'), rewardId } as const;
const soon = { state: 'soon', claim: null } as const;
/** Promotions in the order of the server; their state and end decide where each is shown. */
const ten: Promotion[] = [
  { endsAt: Date.now() + 3 * day },
  { claim: claimed },
  { ...soon, startsAt: Date.now() + 2 * day },
  { claim: { ...claimed, rewardId: null } },
  { endsAt: Date.now() + day },
  { type: 'REFERRAL' as const, claim: { ...claimed, state: 'none' as const } },
  { ...soon, startsAt: Date.now() + day },
  { state: 'ended' as const, claim: null },
  { endsAt: Date.now() + 4 * day },
  { endsAt: Date.now() + 5 * day },
].map((over, at) => promotion({ id: idOf(at + 1), title: `Offer ${at + 1}`, ...over }));
const replies = {
  promotionList: { answer: { promotions: ten } },
  listBonuses: { answer: { bonuses: [bonus({ rewardId })] } },
};
const show = (path: string, more: Replies = {}) =>
  showInSite(<ActivityPage />, {
    path,
    session: { id: '7' },
    info: rewardsOn,
    replies: { ...replies, ...more },
  });
/** The figure of the first picture in an element, without the ids that each picture has for itself. */
const figureOf = (element: Element) =>
  element.querySelector('svg > g')?.innerHTML.replaceAll(/url\([^)]*\)/g, 'url()');
const shownArts = async () => {
  const groups = within(await screen.findByRole('main')).getAllByRole('listitem');
  return groups.map((each) => [within(each).getByRole('heading').textContent, figureOf(each)]);
};

it('PROMO-05 no picture is twice in a view of ten promotions, in the order in which they are shown', async () => {
  await show('/m/activity');
  await screen.findByText('Offer 1');
  const shown = await shownArts();
  expect(shown.map(([title]) => title)).toEqual(
    [5, 1, 9, 10, 2, 6, 7, 3, 4, 8].map((number) => `Offer ${number}`),
  );
  for (const [at, [, figure]] of shown.entries()) {
    const near = shown.slice(at + 1, at + 6).map(([, other]) => other);
    expect(near).not.toContain(figure);
  }
});
it('PROMO-05 the page of a promotion has the picture that its card had', async () => {
  const [, second] = ten;
  await show('/m/activity', { promotionDetails: { answer: whole(second) } });
  await screen.findByText('Offer 1');
  const card = (await shownArts()).find(([title]) => title === 'Offer 2');
  await act(async () => pushAddress(`/m/activity?id=${second?.id}`));
  await screen.findByRole('heading', { name: 'Offer 2', level: 1 });
  expect([document.querySelector('header')].map((head) => head && figureOf(head))).toEqual([
    card?.[1],
  ]);
});
