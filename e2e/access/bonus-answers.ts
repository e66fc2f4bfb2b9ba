// Answers of the server for pages with bonus money.
import type { Page } from '@playwright/test';

/** An active bonus and a waiting one. */
export const answerBonuses = (page: Page) =>
  page.route('**/wps/bonus/list*', (route) => {
    const own = (state: 'active' | 'waiting') => ({
      id: `00000000-0000-4000-8000-00000000000${state === 'active' ? 1 : 2}`,
      rewardId: null,
      state,
      amount: '1250.00',
      left: '1184.50',
      currency: 'PHP',
      wageringDue: '10000.00',
      wagered: state === 'active' ? '2400.00' : '0.00',
      largestStake: '50.00',
      weights: { default: 50, RNG: 100, LIVE: 20, SEA_LOTT: 0 },
      days: 30,
      grantedAt: 1_763_000_000_000,
      expiresAt: state === 'active' ? 1_795_000_000_000 : null,
      endedAt: null,
    });
    const bonuses = [own('waiting'), own('active')];
    return route.fulfill({ json: { success: true, value: { bonuses } } });
  });
/** A balance with bonus money. */
export const answerBalance = (page: Page) =>
  page.route('**/wps/v2/wallets/balance*', (route) => {
    const value = { sumBalance: '11250.00', cash: '10000.00', bonus: '1250.00' };
    const currency = { currency: 'PHP', currencySymbol: '₱' };
    return route.fulfill({ json: { success: true, value: { ...value, ...currency } } });
  });
