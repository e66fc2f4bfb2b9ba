// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { calendar, idOf, paid, rewardsOn, row, signedCalendar } from '../testing/sample-rewards.ts';
import { RewardCentrePage } from './reward-centre-page.tsx';

it('PROMO-05, PROMO-06 list and count follow the merchant’s midnight, and yesterday’s claim hides no new one', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: new Date(2026, 10, 25, 23, 58),
  });
  onTestFinished(() => void vi.useRealTimers());
  const checkIn = row({ promotionId: idOf(50), type: 'LOGIN', title: 'Daily check-in' });
  const { server } = await showInSite(<RewardCentrePage />, {
    path: '/m/rewardCenter',
    session: { id: '7' },
    info: rewardsOn,
    replies: {
      rewardClaims: { answer: { rows: [checkIn, row()] } },
      signInCalendar: { answer: calendar() },
      listBonuses: { answer: { bonuses: [] } },
      claimPromotion: paid('10.00'),
      collectEvents: { answer: null },
    },
  });
  const tab = () => screen.getByRole('tab', { name: /claim/ });
  const button = () => screen.findByRole('button', { name: /^Claim Daily check-in/ });
  const claim = await button();
  server.replies = { ...server.replies, signInCalendar: { answer: signedCalendar() } };
  await user.click(claim);
  await screen.findByText('Checked in');
  await waitFor(() => expect(tab().textContent).toBe('To claim (1)'));
  const nextDayAt = new Date(2026, 10, 27).getTime();
  const ofNextDay = calendar({ today: '2026-11-26', nextDayAt });
  const gift = row({ promotionId: idOf(2), title: 'Sunday gift' });
  server.replies = {
    ...server.replies,
    rewardClaims: { answer: { rows: [checkIn, row(), gift] } },
    signInCalendar: { answer: ofNextDay },
  };
  await act(() => vi.advanceTimersByTimeAsync(2 * 60_000 + 6_000));
  await waitFor(() => expect(tab().textContent).toBe('To claim (3)'));
  expect(await button()).toBeDefined();
});
