// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { LeaderBoardPage } from './leader-board-page.tsx';
import type { Board, BoardRow } from './use-leader-board.ts';

const points = [12_480, 11_902, 10_347, 9_880, 9_415];
const rows = points.map((each, at): BoardRow => ({
  rank: at + 1,
  name: `n•••${at}`,
  icon: at + 1,
  points: each,
  isOwn: false,
}));
const board = (over: Partial<Board> = {}): Board => ({
  period: 'week',
  from: '2026-11-23',
  to: '2026-11-29',
  rows,
  prizes: [],
  own: { rank: 18, points: 3_214, icon: 9 },
  ...over,
});
const rewardsOn = { whitelabelVal: { REWCEN3: true } };
const show = (value: Board = board(), { replies, ...options }: TestOptions = {}) =>
  showInSite(<LeaderBoardPage />, {
    path: '/m/leaderBoard',
    session: { id: '7' },
    info: rewardsOn,
    replies: { leaderBoard: { answer: value }, ...replies },
    ...options,
  });
const podium = () => screen.findByRole('list', { name: 'Top three' });
const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const ownRow = () => screen.queryByRole('complementary', { name: 'Your rank' })?.textContent;

/** Sets whether rows are in view, because jsdom has no layout. */
function teachView(isIntersecting: boolean): void {
  type Tell = (entries: { isIntersecting: boolean }[]) => void;
  class Observer {
    private readonly tell: Tell;
    constructor(tell: Tell) {
      this.tell = tell;
    }
    observe = () => this.tell([{ isIntersecting }]);
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
}
afterEach(() => vi.unstubAllGlobals());

describe('the board', () => {
  it('MEMBER-10 the first three stand apart, the others follow, and the days are told', async () => {
    await show();
    expect(textsOf(await podium())).toEqual([
      'n•••012,480 points1',
      'n•••111,902 points2',
      'n•••210,347 points3',
    ]);
    expect(textsOf(screen.getByRole('list', { name: 'Rank 4 and below' }))).toEqual([
      '4n•••39,880points',
      '5n•••49,415points',
    ]);
    expect(screen.getByText(/^Points from tasks, Mon 23.*Sun 29 Nov$/)).toBeDefined();
    const pictures = [...document.querySelectorAll('.avatar img')];
    expect(pictures.map((each) => each.getAttribute('src'))[0]).toBe('/m/avatars/any/1.svg');
  });
  it('MEMBER-10 of fewer than three members there are only those plinths', async () => {
    await show(board({ rows: rows.slice(0, 2) }));
    expect(textsOf(await podium())).toHaveLength(2);
    expect(screen.queryByRole('list', { name: 'Rank 4 and below' })).toBeNull();
  });
  it('MEMBER-10 equal points share a rank', async () => {
    const equal = rows.map((row) => ({ ...row, rank: row.rank < 3 ? 1 : 3, points: 5 }));
    await show(board({ rows: equal }));
    expect(textsOf(await podium())).toEqual(['n•••05 points1', 'n•••15 points1', 'n•••25 points3']);
    expect(textsOf(screen.getByRole('list', { name: 'Rank 4 and below' }))[0]).toBe(
      '3n•••35points',
    );
  });
  it('MEMBER-10 without any points one line says so, and how there come to be some', async () => {
    await show(board({ rows: [], own: { rank: null, points: 0, icon: 9 } }));
    expect(await screen.findByRole('heading', { name: 'No one has points yet' })).toBeDefined();
    expect(ownRow()).toBe('YouNo points yet');
  });
});

describe('the member’s own row', () => {
  it('MEMBER-10 is pinned with its rank while it is not among those shown', async () => {
    await show();
    await podium();
    expect(ownRow()).toBe('18You3,214 points');
  });
  it('PROMO-09 the ranks’ prizes are listed, and the own row tells what it stands for', async () => {
    const money = (amount: string) => ({ kind: 'cash' as const, amount, currency: 'PHP' });
    const freePlays = {
      plays: 10,
      stake: '5.00',
      vendor: 'TIDEPOOL',
      game: 'three-lanterns',
      title: 'Three Lanterns',
    };
    const prizes = [
      { from: 1, to: 1, reward: money('500.00') },
      { from: 2, to: 20, reward: { ...money('50.00'), kind: 'freePlays' as const, freePlays } },
    ];
    await show(board({ prizes }));
    const list = within(await screen.findByRole('region', { name: 'Prizes' }));
    expect(list.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Rank 1',
      'Ranks 2 to 20',
    ]);
    expect(list.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '₱500',
      '10 free plays on Three Lanterns',
    ]);
    expect(ownRow()).toBe('18YouCurrent prize: 10 free plays on Three Lanterns3,214 points');
    // Above the rows, which may be fifty.
    const ranks = screen.getByRole('list', { name: 'Rank 4 and below' });
    const place = screen.getByRole('region', { name: 'Prizes' }).compareDocumentPosition(ranks);
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
  it('MEMBER-10 of a member without points has no rank', async () => {
    await show(board({ own: { rank: null, points: 0, icon: 9 } }));
    await podium();
    expect(ownRow()).toBe('YouNo points yet');
  });
  it.each([
    [true, undefined],
    [false, '5You9,415 points'],
  ])('MEMBER-10 in view: %s, so the pinned one reads %s', async (isSeen, pinned) => {
    teachView(isSeen);
    const own = rows.map((row) => ({ ...row, isOwn: row.rank === 5 }));
    await show(board({ rows: own, own: { rank: 5, points: 9_415, icon: 5 } }));
    await podium();
    const list = screen.getByRole('list', { name: 'Rank 4 and below' });
    expect(textsOf(list)[1]).toBe('5You9,415points');
    await waitFor(() => expect(ownRow()).toBe(pinned));
  });
});

describe('the periods', () => {
  it('MEMBER-10 stand in the address, so that back leads to the one before', async () => {
    const { server } = await show();
    await podium();
    server.replies = { leaderBoard: { answer: board({ period: 'day', rows: rows.slice(0, 1) }) } };
    await user.click(screen.getByRole('tab', { name: 'Today' }));
    await waitFor(async () => expect(textsOf(await podium())).toHaveLength(1));
    expect(location.search).toBe('?period=day');
    expect(server.calls.at(-1)?.input).toEqual({ period: 'day' });
    server.replies = { leaderBoard: { answer: board() } };
    act(() => history.back());
    await waitFor(async () => expect(textsOf(await podium())).toHaveLength(3));
    expect(screen.getByRole('tab', { name: 'This week' }).getAttribute('aria-selected')).toBe(
      'true',
    );
  });
  it('MEMBER-10 one that nobody knows is the week', async () => {
    const { server } = await show(board(), { path: '/m/leaderBoard?period=year' });
    await podium();
    expect(server.calls.at(-1)?.input).toEqual({ period: 'week' });
  });
  it('MEMBER-10 rows of another period are not shown under its tab', async () => {
    const held = Promise.withResolvers<{ answer: Board }>();
    const { server } = await show();
    await podium();
    server.replies = { leaderBoard: () => held.promise };
    await user.click(screen.getByRole('tab', { name: 'This month' }));
    expect(screen.queryByRole('list', { name: 'Top three' })).toBeNull();
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    await act(async () => held.resolve({ answer: board({ period: 'month' }) }));
    expect(await podium()).toBeDefined();
  });
});

describe('what fails', () => {
  const failing = { refusal: 'service_unavailable', message: 'Soon.' } as const;
  it('MEMBER-10 can be asked for again', async () => {
    const { server } = await show(board(), { replies: { leaderBoard: failing } });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    server.replies = { leaderBoard: { answer: board() } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await podium()).toBeDefined();
  });
  it('NET-11, MEMBER-10 comes by itself when the line is back', async () => {
    const { fetch } = globalThis;
    let hasLine = false;
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
      hasLine ? fetch(...asked) : Promise.reject(new TypeError('no line')),
    );
    await show();
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    hasLine = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await podium()).toBeDefined();
  });
  it('MEMBER-10 leaves what was known standing, and a minute later it is asked again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { server } = await show();
      await podium();
      server.replies = { leaderBoard: failing };
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      await waitFor(() => expect(server.calls).toHaveLength(2));
      expect(await podium()).toBeDefined();
      server.replies = { leaderBoard: { answer: board({ rows: rows.slice(0, 1) }) } };
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      await waitFor(async () => expect(textsOf(await podium())).toHaveLength(1));
    } finally {
      vi.useRealTimers();
    }
  });
  it('MEMBER-10, PROMO-01 where the merchant has no reward centre nothing is asked', async () => {
    const { server } = await show(board(), { info: {} });
    expect(await screen.findByText('No leaderboard right now')).toBeDefined();
    expect(server.calls).toEqual([]);
  });
});
