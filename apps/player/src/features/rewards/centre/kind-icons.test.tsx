// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { bonus, bonusReward } from '../testing/sample-bonuses.ts';
import { cash, idOf, rewardsOn, row } from '../testing/sample-rewards.ts';
import { RewardCentrePage } from './reward-centre-page.tsx';

const freePlays = {
  plays: 5,
  stake: '1.00',
  vendor: 'TIDEPOOL',
  game: 'three-lanterns',
  title: 'Three Lanterns',
};
const kinds = [
  row({ promotionId: idOf(1), title: 'Cash' }),
  row({ promotionId: idOf(2), title: 'Bonus money', reward: bonusReward }),
  row({
    promotionId: idOf(3),
    title: 'Vouchers',
    reward: { ...cash('20.00'), kind: 'voucher', voucher: { title: 'Treat', days: 3 } },
  }),
  row({
    promotionId: idOf(4),
    title: 'Free plays',
    reward: { ...cash('5.00'), kind: 'freePlays', freePlays },
  }),
  row({ promotionId: idOf(5), title: 'Level-up gifts', type: 'UPGRADE_BONUS' }),
];
/** The drawing of the first icon in an element, whatever its size. */
const iconOf = (element: HTMLElement) => element.querySelector('svg path')?.getAttribute('d');

it('PROMO-06 each kind of reward has one icon, on its chip, in its rows and of the bonuses', async () => {
  await showInSite(<RewardCentrePage />, {
    path: '/m/rewardCenter',
    session: { id: '7' },
    info: rewardsOn,
    replies: {
      rewardClaims: { answer: { rows: kinds } },
      signInCalendar: { answer: null },
      listBonuses: { answer: { bonuses: [bonus()] } },
      rewardHistory: {
        answer: {
          month: '2026-11',
          sum: { amount: '40.00', currency: 'PHP' },
          rows: kinds.map(({ type, title, reward }, at) => ({
            id: idOf(10 + at),
            type,
            title,
            reward,
            paidAt: Date.now(),
          })),
          hasEarlier: false,
        },
      },
    },
  });
  const list = await screen.findByRole('list', { name: 'Ready to claim' });
  const chips = within(screen.getByRole('tablist', { name: 'Reward types' })).getAllByRole('tab');
  const onChips = chips.slice(1).map(iconOf);
  expect(new Set(onChips).size).toBe(kinds.length);
  expect(within(list).getAllByRole('listitem').map(iconOf)).toEqual(onChips);
  const bonuses = screen.getByRole('list', { name: 'Your bonuses' });
  expect(iconOf(bonuses)).toBe(onChips[1]);
  await user.click(screen.getByRole('tab', { name: 'History' }));
  const paid = await screen.findByRole('list', { name: 'Today' });
  expect(within(paid).getAllByRole('listitem').map(iconOf)).toEqual(onChips);
});
