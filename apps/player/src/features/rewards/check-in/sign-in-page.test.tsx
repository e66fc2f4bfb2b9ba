// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { bonusReward } from '../testing/sample-bonuses.ts';
import { calendar, idOf, paid, rewardsOn, signedCalendar } from '../testing/sample-rewards.ts';
import { SignInPage } from './sign-in-page.tsx';
import type { Calendar } from './use-calendar.ts';
import { columnOf, firstWeekday, weekdayNames } from './week.ts';

const show = (shown: Calendar | null = calendar(), { replies, ...options }: TestOptions = {}) =>
  showInSite(<SignInPage />, {
    path: '/m/activity/signIn',
    session: { id: '7' },
    info: rewardsOn,
    replies: { signInCalendar: { answer: shown }, ...replies },
    ...options,
  });
const days = async () =>
  within(within(await screen.findByRole('region', { name: 'Calendar' })).getByRole('list'))
    .getAllByRole('listitem')
    .map(
      (item) =>
        item.querySelector('[aria-label]')?.getAttribute('aria-label') ??
        item.querySelector('.visually-hidden')?.textContent,
    );
const dock = () => screen.getByRole('region', { name: 'Daily check-in' });
const today = () =>
  screen.findByRole('button', { name: '25 Nov, today: check in for an extra reward' });
const claims = (server: { calls: { name: string }[] }) =>
  server.calls.filter(({ name }) => name === 'claimPromotion');

it('BONUS-10 a day that gives a bonus says so, and has its terms', async () => {
  await show(calendar({ todayReward: bonusReward }));
  await today();
  expect(dock().textContent).toContain('Today: ₱50 bonus');
  expect(within(dock()).getByRole('button', { name: 'Bonus terms: ₱50 bonus' })).toBeDefined();
});

describe('the month', () => {
  it('PROMO-05 says of each day what it is; only today is a button', async () => {
    await show();
    expect((await days()).slice(18, 30)).toEqual([
      '19 Nov',
      '20 Nov, missed',
      '21 Nov, missed',
      '22 Nov, missed',
      '23 Nov, checked in',
      '24 Nov, checked in',
      '25 Nov, today: check in for an extra reward',
      '26 Nov',
      '27 Nov',
      '28 Nov',
      '29 Nov, extra reward',
      '30 Nov',
    ]);
    const region = screen.getByRole('region', { name: 'Calendar' });
    const buttons = within(region)
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label'));
    expect(buttons).toEqual(['October', 'December', '25 Nov, today: check in for an extra reward']);
    expect(screen.getByText('2 days', { selector: '.hero' })).toBeDefined();
    expect(screen.getByText('in a row. Your longest streak is 9.')).toBeDefined();
  });
  it('PROMO-05 a key tells checked-in from missed days, and only what the month has', async () => {
    const { server } = await show();
    await today();
    const key = () =>
      [...document.querySelectorAll('ol + ul > li')].map((each) => each.textContent);
    expect(key()).toEqual(['Checked in', 'Missed', 'Extra reward']);
    const october = calendar({
      month: '2026-10',
      days: [{ day: '2026-10-01', state: 'missed', gift: false }],
    });
    server.replies = { signInCalendar: { answer: october } };
    await user.click(screen.getByRole('button', { name: 'October' }));
    await screen.findByRole('heading', { name: 'October' });
    expect(key()).toEqual(['Missed']);
  });
  it('PROMO-05 earlier ones can be read, the next cannot be opened', async () => {
    const { server } = await show();
    await today();
    expect(screen.getByRole('button', { name: 'December' })).toHaveProperty('disabled', true);
    const october = calendar({
      month: '2026-10',
      hasEarlier: false,
      days: [{ day: '2026-10-01', state: 'missed', gift: false }],
    });
    server.replies = { signInCalendar: { answer: october } };
    await user.click(screen.getByRole('button', { name: 'October' }));
    expect(await screen.findByRole('heading', { name: 'October' })).toBeDefined();
    expect(server.calls.at(-1)?.input).toEqual({ month: '2026-10' });
    expect(await days()).toEqual(['1 Oct, missed']);
    expect(screen.getByRole('button', { name: 'September' })).toHaveProperty('disabled', true);
    server.replies = { signInCalendar: { answer: calendar() } };
    await user.click(screen.getByRole('button', { name: 'November' }));
    expect(await today()).toBeDefined();
  });
  it.each([
    ['EN', 1, 'Mon', 6],
    ['UR', 7, 'اتوار', 0],
    ['TH', 7, 'อาทิตย์', 0],
  ] as const)(
    'PROMO-05 in %s weeks begin as readers are used to',
    (...[language, first, name, sunday]) => {
      expect(firstWeekday(language)).toBe(first);
      expect(weekdayNames(language)[0]).toBe(name);
      expect(columnOf('2026-11-01', language)).toBe(sunday);
    },
  );
  it('PROMO-05 rows of days tell what they give, and whether that is reached', async () => {
    await show();
    await today();
    const list = screen.getByRole('heading', { name: 'Streak rewards' }).nextElementSibling;
    const words = [...(list?.querySelectorAll('.visually-hidden') ?? [])];
    expect(words.map(({ textContent }) => textContent)).toEqual([
      '2 days: ₱5, reached',
      '3 days: ₱20.50',
    ]);
  });
});

describe('checking in', () => {
  it.each(['today', 'dock'] as const)(
    'PROMO-05 by the button of %s is one claim, and the dock says what came',
    async (where) => {
      const held = Promise.withResolvers<ReturnType<typeof paid>>();
      const { server, foundation } = await show(calendar(), {
        replies: { claimPromotion: () => held.promise },
      });
      const button =
        where === 'today' ? await today() : await screen.findByRole('button', { name: 'Check in' });
      expect(dock().textContent).toContain('Today: ₱10Until 00:00');
      await user.dblClick(button);
      await user.click(button);
      expect(button.getAttribute('aria-busy')).toBe('true');
      server.replies = { ...server.replies, signInCalendar: { answer: signedCalendar() } };
      await act(async () => held.resolve(paid('10.00')));
      await waitFor(() => expect(dock().textContent).toContain('₱10 is in your balance'));
      expect(dock().textContent).toContain('Checked in');
      expect(claims(server)).toHaveLength(1);
      expect(claims(server)[0]).toMatchObject({ input: { id: idOf(50) } });
      expect((await days())[24]).toBe('25 Nov, checked in');
      expect(screen.getByText('3 days', { selector: '.hero' })).toBeDefined();
      expect(foundation.toasts.get()?.say(foundation.language.get().t)).toBe('₱10 added');
    },
  );
  it('PROMO-05 that fails gives the button back, with the reason in the dock', async () => {
    const { foundation } = await show(calendar(), {
      replies: { claimPromotion: { refusal: 'reward_exhausted', message: 'All gone.' } },
    });
    const button = await screen.findByRole('button', { name: 'Check in' });
    await user.click(button);
    expect((await within(dock()).findByRole('alert')).textContent).toBe(
      'All rewards in this offer have been claimed.',
    );
    expect(button.getAttribute('aria-busy')).toBeNull();
    expect(foundation.notices.get()).toEqual([]);
  });
  it('PROMO-05 where everything is given out there is no button', async () => {
    await show(calendar({ todayReward: null }));
    expect(await screen.findByText('Fully claimed')).toBeDefined();
    expect((await days())[24]).toBe('25 Nov, today: check in for an extra reward');
    expect(screen.queryByRole('button', { name: /check in/i })).toBeNull();
  });
});

describe('the merchant’s midnight', () => {
  const minute = 60_000;
  /** Opens the page two minutes before midnight, after the check-in of the day. */
  async function showBefore() {
    vi.useFakeTimers({
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
      now: new Date(2026, 10, 25, 23, 58),
    });
    onTestFinished(() => void vi.useRealTimers());
    const shown = await show(signedCalendar(), {
      replies: { collectEvents: { answer: null } },
    });
    await screen.findByText('Next check-in from 00:00');
    return shown;
  }
  const asked = (server: { calls: { name: string }[] }) =>
    server.calls.filter(({ name }) => name === 'signInCalendar').length;
  const nextDay = calendar({
    today: '2026-11-26',
    nextDayAt: new Date(2026, 10, 27).getTime(),
    days: signedCalendar().days.map((day) =>
      day.day === '2026-11-26' ? { ...day, state: 'today' } : day,
    ),
  });
  const letPass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('PROMO-05 turns the day of an open page, which asks once and has its button again', async () => {
    const { server } = await showBefore();
    server.replies = { ...server.replies, signInCalendar: { answer: nextDay } };
    await letPass(minute);
    expect(asked(server)).toBe(1);
    expect(screen.queryByRole('button', { name: 'Check in' })).toBeNull();
    await letPass(minute + 6_000);
    expect(await screen.findByRole('button', { name: 'Check in' })).toBeDefined();
    expect((await days())[25]).toBe('26 Nov, today: check in');
    await letPass(10 * minute);
    expect(asked(server)).toBe(2);
  });
  it.each([
    ['fails', { refusal: 'service_unavailable', message: 'Soon.' }],
    ['comes too early', { answer: signedCalendar() }],
  ] as const)(
    'PROMO-05 a call at midnight that %s shows nothing and is made again a minute later',
    async (_, answer) => {
      const { server } = await showBefore();
      server.replies = { ...server.replies, signInCalendar: answer };
      await letPass(2 * minute + 6_000);
      await waitFor(() => expect(asked(server)).toBe(2));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByText('Next check-in from 00:00')).toBeDefined();
      server.replies = { ...server.replies, signInCalendar: { answer: nextDay } };
      await letPass(minute);
      expect(await screen.findByRole('button', { name: 'Check in' })).toBeDefined();
    },
  );
});

describe('the page', () => {
  it('PROMO-05 leads to the rules, and back', async () => {
    await show();
    const rules = await screen.findByRole('link', { name: 'Check-in rules' });
    expect(rules.getAttribute('href')).toBe(`/m/activity?id=${idOf(50)}`);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/m/member/home');
  });
  it('PROMO-05, PROMO-03 where there is none it says so', async () => {
    await show(null);
    expect(await screen.findByText('No daily check-in right now')).toBeDefined();
  });
  it('PROMO-05 that does not load can be asked for again', async () => {
    const { server } = await show(null, {
      replies: { signInCalendar: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    server.replies = { signInCalendar: { answer: calendar() } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await today()).toBeDefined();
  });
  it('PROMO-05 is announced as on its way', async () => {
    await show(null, { replies: { signInCalendar: () => new Promise(() => {}) } });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  });
  it('PROMO-01 asks nothing where the reward centre is off', async () => {
    const { server } = await show(null, { info: {}, replies: {} });
    expect(screen.getByText('Rewards aren’t available')).toBeDefined();
    expect(server.calls).toEqual([]);
  });
});
