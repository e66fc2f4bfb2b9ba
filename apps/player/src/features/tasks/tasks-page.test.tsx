// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { TasksPage } from './tasks-page.tsx';
import type { Task, TaskGroup } from './use-tasks.ts';

const promotionId = '019364e2-7f1a-7c3b-9a45-5b1d0c2e8f50';
const claimId = '019364e2-7f1a-7c3b-9a45-5b1d0c2e8f90';
const cash = (amount: string) => ({ kind: 'cash' as const, amount, currency: 'EUR' });
const at = new Date(2026, 10, 12, 9, 30).getTime();
const task = (code: string, over: Partial<Task> = {}): Task => ({
  code,
  title: `Task ${code}`,
  does: 'rounds',
  state: 'open',
  done: 0,
  target: 1,
  after: null,
  goTo: null,
  reward: cash('2.00'),
  paidAt: null,
  ...over,
});
const paid = task('account', { state: 'paid', done: 1, reward: cash('1.00'), paidAt: at });
const ready = task('draw', { state: 'ready', done: 1 });
const group = (tasks: Task[], over: Partial<TaskGroup> = {}): TaskGroup => ({
  promotionId,
  type: 'REGISTER',
  title: 'Starter tasks',
  line: 'Off to a good start',
  until: null,
  tasks,
  earned: '1.00',
  toCome: '11.50',
  currency: 'EUR',
  ...over,
});
const answer = (...groups: TaskGroup[]) => ({ answer: { groups } });
const isPaid = { answer: { claimId, state: 'paid' as const, amount: '2.00', currency: 'EUR' } };
const rewardsOn = { whitelabelVal: { REWCEN3: true } };
const show = (groups: TaskGroup[], { replies, ...options }: TestOptions = {}) =>
  showInSite(<TasksPage />, {
    path: '/m/activity/noviceTask',
    session: { id: '7' },
    info: rewardsOn,
    replies: { rewardTasks: answer(...groups), ...replies },
    ...options,
  });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Starter tasks' })).getAllByRole('listitem');
const words = async () => (await rows()).map((row) => row.textContent);
const claimOf = (code: string) => screen.findByRole('button', { name: `Claim €2: Task ${code}` });
afterEach(() => vi.unstubAllGlobals());

const lost = () => {
  throw new TypeError('no line');
};

describe('the list', () => {
  it('PROMO-05 the icon of a row is that of its deed, in every state', async () => {
    const states = [paid, ready, task('locked', { state: 'locked', after: 'x' })];
    const of = (does: Task['does']) =>
      states.map((each) => ({ ...each, does, code: `${does} ${each.code}` }));
    await show([group([...of('rounds'), ...of('tickets')])]);
    const icons = (await rows()).map((row) => row.querySelector('i')?.innerHTML);
    const [rounds, tickets] = [new Set(icons.slice(0, 3)), new Set(icons.slice(3))];
    expect([rounds.size, tickets.size]).toEqual([1, 1]);
    expect(rounds).not.toEqual(tickets);
  });
  it('PROMO-05 tells of each task how far it is, in the server’s order', async () => {
    await show([
      group([
        paid,
        ready,
        task('games', { done: 3, target: 5, goTo: '/m/home' }),
        task('email', { goTo: '/m/home' }),
        task('deposit', { state: 'locked', after: 'Task email' }),
        task('late', { state: 'over' }),
      ]),
    ]);
    expect(await words()).toEqual([
      'Task account€1 added 12 NovDone',
      'Task draw€2 is readyClaim',
      'Task games3 of 5, then €2Continue',
      'Task email€2Start',
      'Task depositComplete “Task email” to unlock €2Locked',
      'Task lateNot completed in time€2',
    ]);
    expect(screen.getByRole('progressbar', { name: '3 of 5' }).getAttribute('value')).toBe('3');
    const ways = ['Continue: Task games', 'Start: Task email'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(ways).toEqual(['/m/home', '/m/home']);
    expect(screen.getByText('2 of 6 tasks done')).toBeDefined();
    expect(screen.getByText('€1 earned, €11.50 to go')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Starter tasks');
  });
  it('ROUTE-10, PROMO-05 nothing leads to a page that is not built', async () => {
    await show([group([task('app', { goTo: '/m/redirect.html', target: 3 })])]);
    expect(await words()).toEqual(['Task app0 of 3Not available yet€2']);
    expect(screen.queryByRole('link', { name: /app/ })).toBeNull();
  });
  it('PROMO-05 a task that nothing leads to says that it counts by itself', async () => {
    await show([group([task('seven', { target: 7, done: 2 }), task('once')])]);
    expect(await words()).toEqual([
      'Task seven2 of 7Counts automatically€2',
      'Task onceCounts automatically€2',
    ]);
  });
  it('PROMO-05 says until when, the day before the midnight at which it ends', async () => {
    const { server } = await show([group([ready], { until: new Date(2099, 11, 13).getTime() })]);
    expect(await screen.findByText(/Tasks are open until 12 Dec\./)).toBeDefined();
    server.replies = {
      rewardTasks: answer(group([paid], { until: new Date(2020, 1, 3).getTime() })),
    };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('These tasks were open until 2 Feb.')).toBeDefined();
  });
  it('PROMO-05 where all is paid, one line says so, with the total', async () => {
    await show([group([paid], { earned: '14.00', toCome: '0.00' })]);
    expect(await screen.findByRole('heading', { name: 'All tasks completed' })).toBeDefined();
    expect(screen.getByText('€14 earned in total')).toBeDefined();
  });
  it('PROMO-05 among letters from right to left an amount keeps its own direction', async () => {
    await show([group([ready])], { language: 'UR' });
    expect(await words()).toEqual(['Task draw\u2068€2\u2069 تیار ہیںلیں']);
  });
  it('PROMO-05 of several promotions each has a part of its own', async () => {
    const weekly = group([task('week')], { promotionId: claimId, title: 'This week' });
    await show([group([paid]), weekly]);
    expect(await screen.findByRole('heading', { level: 2, name: 'This week' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'Starter tasks' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tasks');
  });
  it('PROMO-05 without any, one line and a way on; without a reward centre nothing is asked', async () => {
    await show([]);
    expect(await screen.findByRole('heading', { name: 'No tasks right now' })).toBeDefined();
    const off = await show([], { info: {} });
    expect(off.server.calls).toEqual([]);
  });
});

describe('a claim', () => {
  it('PROMO-05, PROMO-07 changes its row alone, says what was added, and leads on to the next', async () => {
    const next = task('next', { state: 'ready' });
    const { server, foundation } = await show([group([ready, paid, next])], {
      replies: { claimPromotion: isPaid },
    });
    const button = await claimOf('draw');
    server.replies.rewardTasks = () => new Promise(() => {});
    await user.click(button);
    await waitFor(async () => expect((await words())[0]).toMatch(/^Task draw€2 added .*Done$/));
    expect((await words()).slice(1)).toEqual([
      'Task account€1 added 12 NovDone',
      'Task next€2 is readyClaim',
    ]);
    expect(document.activeElement).toBe(await claimOf('next'));
    const call = server.calls.find(({ name }) => name === 'claimPromotion');
    expect(call?.input).toEqual({ id: promotionId, item: 'draw' });
    expect(call?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(foundation.toasts.get()?.say(foundation.language.get().t)).toBe(
      '€2 added to your balance',
    );
  });
  it('PROMO-05 of the last one leaves the reader at its row', async () => {
    const { server } = await show([group([ready])], { replies: { claimPromotion: isPaid } });
    const button = await claimOf('draw');
    server.replies.rewardTasks = () => new Promise(() => {});
    await user.click(button);
    await waitFor(async () => expect(document.activeElement).toBe((await rows())[0]));
  });
  it('PROMO-07 a second press while the first is on its way sends nothing', async () => {
    const held = Promise.withResolvers<typeof isPaid>();
    const { server } = await show([group([ready])], {
      replies: { claimPromotion: () => held.promise },
    });
    const button = await claimOf('draw');
    await user.dblClick(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    server.replies.rewardTasks = () => new Promise(() => {});
    await act(async () => held.resolve(isPaid));
    await waitFor(async () => expect((await words())[0]).toContain('Done'));
    expect(server.calls.filter(({ name }) => name === 'claimPromotion')).toHaveLength(1);
  });
  it('PROMO-07 is not taken back by a list that was asked for before it was decided', async () => {
    const list = Promise.withResolvers<ReturnType<typeof answer>>();
    const claim = Promise.withResolvers<typeof isPaid>();
    const { server } = await show([group([ready])], {
      replies: { claimPromotion: () => claim.promise },
    });
    await user.click(await claimOf('draw'));
    server.replies.rewardTasks = () => list.promise;
    // The reader looks at another tab and returns while the claim is on its way.
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const listsAsked = () => server.calls.filter(({ name }) => name === 'rewardTasks').length;
    await waitFor(() => expect(listsAsked()).toBe(2));
    server.replies.rewardTasks = answer(group([{ ...ready, state: 'paid', paidAt: at }]));
    await act(async () => claim.resolve(isPaid));
    await waitFor(async () => expect((await words())[0]).toContain('Done'));
    await act(async () => list.resolve(answer(group([ready]))));
    await waitFor(() => expect(listsAsked()).toBe(3));
    expect(await words()).toEqual(['Task draw€2 added 12 NovDone']);
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });
  it('NET-11, PROMO-07 after a lost line the same key is sent again, and after an answer a new one', async () => {
    const { fetch } = globalThis;
    const sent: string[] = [];
    let hasLine = false;
    vi.stubGlobal('fetch', (...[url, init]: Parameters<typeof fetch>) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      if (key === null) return fetch(url, init);
      sent.push(key);
      return hasLine ? fetch(url, init) : Promise.resolve().then(lost);
    });
    await show([group([ready])], {
      replies: { claimPromotion: { refusal: 'reward_exhausted', message: 'Given out.' } },
    });
    await user.click(await claimOf('draw'));
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    hasLine = true;
    await user.click(await claimOf('draw'));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(
        'All rewards in this offer have been claimed.',
      ),
    );
    await user.click(await claimOf('draw'));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[1]).toBe(sent[0]);
    expect(sent[2]).not.toBe(sent[0]);
  });
  it('PROMO-05 that was refused says why in its row, and the server is asked how it stands', async () => {
    const { server } = await show([group([ready])], {
      replies: { claimPromotion: { refusal: 'reward_claimed', message: 'You have it.' } },
    });
    await user.click(await claimOf('draw'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You’ve already claimed this reward.',
    );
    await waitFor(() =>
      expect(server.calls.filter(({ name }) => name === 'rewardTasks')).toHaveLength(2),
    );
  });
  it('NET-17 that comes too soon says in its row when to try again, and raises no notice', async () => {
    const headers = { 'retry-after': '42' };
    const { foundation } = await show([group([ready])], {
      replies: { claimPromotion: { refusal: 'TOO_MANY_REQUEST', headers } },
    });
    await user.click(await claimOf('draw'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many attempts. Try again in 42 seconds.',
    );
    expect(foundation.notices.get()).toEqual([]);
  });
  it('PROMO-07 that is still under way says so, and cannot be pressed again', async () => {
    const waiting = { answer: { ...isPaid.answer, state: 'waiting' as const } };
    await show([group([ready])], { replies: { claimPromotion: waiting } });
    await user.click(await claimOf('draw'));
    await waitFor(async () =>
      expect(await words()).toEqual(['Task drawOn its way to your balance€2']),
    );
  });
});

describe('what does not come', () => {
  it('PROMO-05 is announced as on its way', async () => {
    await show([], { replies: { rewardTasks: () => new Promise(() => {}) } });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  });
  it('PROMO-05 can be asked for again', async () => {
    const { server } = await show([], {
      replies: { rewardTasks: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    server.replies = { rewardTasks: answer(group([paid])) };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(1);
  });
});
