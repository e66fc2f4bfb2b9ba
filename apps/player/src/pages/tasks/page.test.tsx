// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { Page } from './page.tsx';

const bonus = {
  amount: '50.00',
  wageringDue: '400.00',
  largestStake: null,
  weights: { default: 100 },
  days: 7,
};
const task = (code: string, state: 'ready' | 'paid') => ({
  code,
  title: `Task ${code}`,
  does: 'rounds' as const,
  state,
  done: 1,
  target: 1,
  after: null,
  goTo: null,
  reward: { kind: 'bonus' as const, amount: '50.00', currency: 'PHP', bonus },
  paidAt: state === 'paid' ? 1_763_000_000_000 : null,
});

it('BONUS-10 a task that gives a bonus says so, and has its terms until it is paid', async () => {
  const group = {
    promotionId: '019364e2-7f1a-7c3b-9a45-5b1d0c2e8f50',
    type: 'REGISTER' as const,
    title: 'Starter tasks',
    line: '',
    until: null,
    tasks: [task('one', 'paid'), task('two', 'ready')],
    earned: '50.00',
    toCome: '50.00',
    currency: 'PHP',
  };
  await showInSite(<Page />, {
    path: '/m/activity/noviceTask',
    session: { id: '7' },
    info: { whitelabelVal: { REWCEN3: true } },
    replies: { rewardTasks: { answer: { groups: [group] } } },
  });
  expect(await screen.findByRole('button', { name: 'Claim ₱50 bonus: Task two' })).toBeDefined();
  const [terms, ...others] = screen.getAllByRole('button', { name: /^Bonus terms/ });
  expect(others).toEqual([]);
  await user.click(terms ?? document.body);
  const sheet = await screen.findByRole('dialog', { name: 'Bonus terms' });
  expect(within(sheet).getByText('8× the bonus')).toBeDefined();
});
