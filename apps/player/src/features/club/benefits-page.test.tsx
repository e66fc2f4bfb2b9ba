// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { BenefitsPage } from './benefits-page.tsx';
import type { BenefitRow, Benefits, Level } from './use-benefits.ts';

const metals = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
type Condition = Level['conditions'][number];
const condition = (
  title: string,
  [done, target]: readonly [number, number],
  goTo: string | null = null,
): Condition => ({ code: title, title, done, target, goTo });
const conditions: Record<string, Condition[]> = {
  platinum: [
    condition('Try 5 games', [5, 5]),
    condition('Log in on 20 days', [16, 20]),
    condition('Play 2,000 rounds', [1_240, 2_000], '/m/game'),
  ],
  diamond: [condition('Stake 1,000,000', [0, 1_000_000])],
};
const levels = metals.map((metal, at): Level => ({
  labelId: metal,
  name: metal.toUpperCase(),
  rank: at + 1,
  metal,
  reachedAt: null,
  conditions: conditions[metal] ?? [],
}));
const money = (amount: string) => ({ kind: 'amount' as const, amount, currency: 'PHP' });
const host = { kind: 'included' as const };
const rows: BenefitRow[] = [
  {
    code: 'gift',
    title: 'Birthday gift',
    values: [null, money('200.00'), money('500.00'), money('1200.50'), null],
  },
  {
    code: 'back',
    title: 'Cashback',
    values: [null, null, { kind: 'percent', percent: 0.5 }, null, null],
  },
  {
    code: 'days',
    title: 'Vouchers',
    values: [1, 2, 3, 4, 5].map((count) => ({ kind: 'count', count })),
  },
  { code: 'host', title: 'Own host', values: [null, null, null, null, host] },
];
const answer = (over: Partial<Benefits> = {}): Benefits => ({
  own: 'gold',
  levels: levels.map((level, at) => ({ ...level, conditions: at > 2 ? level.conditions : [] })),
  benefits: rows,
  ...over,
});
const show = (value: Benefits = answer(), { replies, ...options }: TestOptions = {}) =>
  showInSite(<BenefitsPage />, {
    path: '/m/member/benefits',
    session: { id: '7' },
    replies: { rewardBenefits: { answer: value }, ...replies },
    ...options,
  });

const deck = () => screen.findByRole('region', { name: 'Club levels' });
const cards = async () =>
  within(await deck())
    .getAllByRole('article')
    .map((card) => card.textContent);
const table = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
const press = async (...keys: string[]) => {
  (await deck()).focus();
  for (const key of keys) await user.keyboard(`{${key}}`);
};

describe('the cards', () => {
  it('MEMBER-11 say where the member stands, how far the next level is, and what comes after', async () => {
    const reachedAt = new Date(new Date().getFullYear(), 4, 12).getTime();
    const own = answer();
    await show({
      ...own,
      levels: own.levels.map((each) => ({
        ...each,
        reachedAt: each.rank === 1 ? reachedAt : null,
      })),
    });
    expect(await cards()).toEqual([
      'Reached in MayBRONZE',
      'Below your levelSILVER',
      'Your levelGOLD1 of 3 conditions met for PLATINUM',
      'Next levelPLATINUM2 conditions to go',
      'After PLATINUMDIAMOND',
    ]);
    const way = screen.getByRole('progressbar', { name: '1 of 3 conditions met for PLATINUM' });
    expect([way.getAttribute('value'), way.getAttribute('max')]).toEqual(['1', '3']);
  });
  it('MEMBER-11 of the highest level has nothing left: no way, no conditions', async () => {
    await show(
      answer({ own: 'diamond', levels: levels.map((each) => ({ ...each, conditions: [] })) }),
    );
    expect((await cards()).at(-1)).toBe('Your levelDIAMOND');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(/^To reach/)).toBeNull();
  });
});

describe('what levels give', () => {
  it('MEMBER-11 is compared for the own level between its neighbours; what none of the three has is no row', async () => {
    await show();
    await deck();
    expect(table()).toEqual([
      'Benefit | SILVER | GOLD | PLATINUM',
      'Birthday gift | ₱200 | ₱500 | ₱1,200.50',
      'Cashback | –Not included | 0.5% | –Not included',
      'Vouchers | 2 | 3 | 4',
    ]);
  });
  it('MEMBER-11 follows the card in the middle, by arrow keys, and stops at both ends', async () => {
    await show();
    await press('ArrowRight');
    expect(table()).toContain('Own host | –Not included | –Not included | Included');
    expect(table()[0]).toBe('Benefit | GOLD | PLATINUM | DIAMOND');
    await press('ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect(table()[0]).toBe('Benefit | BRONZE | SILVER | GOLD');
    await press('ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight');
    expect(table()[0]).toBe('Benefit | SILVER | GOLD | PLATINUM');
  });
  it('MEMBER-11 leaves the own level marked, wherever one looks', async () => {
    await show();
    await press('ArrowRight');
    const marked = [...document.querySelectorAll('thead th')].map(
      ({ className }) => className !== '',
    );
    expect(marked).toEqual([false, true, false, false]);
  });
});

describe('what is left', () => {
  it('MEMBER-11 to reach the next level comes first, with how far one is and where it goes on', async () => {
    await show();
    await deck();
    const list = screen.getByRole('list', { name: 'To reach PLATINUM' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Log in on 20 days16 of 20', 'Play 2,000 rounds1,240 of 2,000', 'Try 5 gamesDone']);
    const ways = within(list).getAllByRole('link');
    expect(ways.map((each) => each.getAttribute('href'))).toEqual(['/m/game']);
  });
  it('MEMBER-11 how levels work is told on request', async () => {
    await show();
    await deck();
    await user.click(screen.getByRole('button', { name: 'How levels work' }));
    const told = await screen.findByRole('alertdialog', { name: 'How levels work' });
    expect(told.textContent).toContain('You keep every level you reach.');
    await user.click(within(told).getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

describe('without levels', () => {
  it('MEMBER-11 a member without a label that shows benefits is led home', async () => {
    await show({ own: null, levels: [], benefits: [] });
    await waitFor(() => expect(location.pathname).toBe('/m/member/home'));
    expect(screen.queryByRole('region', { name: 'Club levels' })).toBeNull();
  });
  it('MEMBER-11 a label of no club says so', async () => {
    await show({ own: 'old', levels: [], benefits: [] });
    expect(await screen.findByRole('heading', { name: 'No levels to show' })).toBeDefined();
    expect(location.pathname).toBe('/m/member/benefits');
    expect(screen.queryByRole('button', { name: 'How levels work' })).toBeNull();
  });
});

describe('what does not come', () => {
  it('MEMBER-11 can be asked for again', async () => {
    const { server } = await show(answer(), {
      replies: { rewardBenefits: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    server.replies = { rewardBenefits: { answer: answer() } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cards()).toHaveLength(5);
  });
  it('NET-11, MEMBER-11 comes by itself when the line is back', async () => {
    const { fetch } = globalThis;
    let hasLine = false;
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
      hasLine ? fetch(...asked) : Promise.reject(new TypeError('no line')),
    );
    try {
      await show();
      expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
      hasLine = true;
      act(() => void window.dispatchEvent(new Event('online')));
      expect(await cards()).toHaveLength(5);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
