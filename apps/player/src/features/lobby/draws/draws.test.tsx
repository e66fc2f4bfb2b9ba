// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Banner, Game } from '@parlour/contract/lobby/lobby';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { noteLinks } from '../testing/noted-links.tsx';
import { announced, banner, game, lobbyReplies } from '../testing/sample-lobby.ts';
import { Home } from '../home/home.tsx';

afterEach(() => vi.useRealTimers());

/** The server's time, years away from the device's. */
const serverNow = Date.UTC(2031, 4, 5, 20, 0, 0);
const six = (change: Partial<Game> = {}) =>
  game('6', {
    gameName: 'Lucky Six',
    gameType: 'LOTT',
    vassalage: 'TCG',
    nextDrawAt: serverNow + 192_000,
    lastResult: ['04', '11', '23', '+09'],
    ...change,
  });
const told = (...games: Game[]) => ({ answer: { now: serverNow, games } });
const show = (games: Game[], options: TestOptions = {}) =>
  showInSite(<Home />, {
    path: '/m/home',
    session: {},
    replies: { ...lobbyReplies, drawList: told(...games) },
    ...options,
  });
const drawLane = async () => within(await screen.findByRole('region', { name: 'Coming up' }));

describe('the next draws', () => {
  it('LOBBY-09 a card has the name, the time that is left by the server’s clock, and the last result', async () => {
    await show([six()]);
    const lane = await drawLane();
    const link = lane.getByRole('link', { name: /Lucky Six/ });
    expect(link.getAttribute('href')).toBe(
      '/m/launchGame?vendor=TCG&nodeId=6&code=game-6&gameType=LOTT',
    );
    expect(lane.getByRole('timer').textContent).toMatch(/^0[123]:\d\d$/);
    // Screen readers do not announce each second.
    expect(lane.getByRole('timer').getAttribute('aria-live')).toBe('off');
    expect(lane.getByText('Last result: 04, 11, 23, 09')).toBeDefined();
    expect(link.querySelector('.ball--brand')?.textContent).toBe('09');
  });
  it.each([
    ['EN', /^Draw at (\w{3} )?\d\d:\d\d$/],
    ['UR', /^قرعہ (\S+ )?\d\d:\d\d پر$/],
  ] as const)(
    'LANG-04, LOBBY-09 in %s its time is in the reader’s words, on the clock of 24 hours',
    async (language, written) => {
      await show([six()], { language });
      const link = await screen.findByRole('link', { name: /Lucky Six/ });
      await waitFor(() => expect(link.querySelector('p')?.textContent).toMatch(written));
    },
  );
  it('LOBBY-09 no draws, no lane; no result, no balls', async () => {
    await show([]);
    await screen.findByRole('region', { name: 'Slots' });
    expect(screen.queryByRole('region', { name: 'Coming up' })).toBeNull();
  });
  it('LOBBY-09 a draw without a result has no balls', async () => {
    await show([six({ lastResult: [] })]);
    const lane = await drawLane();
    expect(lane.getByRole('timer')).toBeDefined();
    expect(lane.queryByText(/Last result/)).toBeNull();
  });
  it('GAME-13 a draw without a result shows its prize in that place, and with neither has no empty row', async () => {
    await show([
      six({ lastResult: [], prize: '2500000.00' }),
      six({ lastResult: [], nodeId: '7', gameName: 'Other Six', prize: '0' }),
      six({ nodeId: '8', gameName: 'Third Six', prize: '9' }),
    ]);
    const lane = await drawLane();
    const linkOf = (name: RegExp) => lane.getByRole('link', { name });
    await waitFor(() => expect(linkOf(/Lucky Six/).textContent).toContain('Top prize ₱2,500,000'));
    expect(linkOf(/Other Six/).children).toHaveLength(1);
    expect(linkOf(/Third Six/).textContent).not.toContain('Top prize');
  });
  it('GAME-13 of more numbers than a card is wide the first are shown and the rest is counted, but all are read', async () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(10 + at));
    await show([
      six({ lastResult: numbers(7) }),
      six({ nodeId: '7', gameName: 'Keno', lastResult: numbers(20) }),
    ]);
    const lane = await drawLane();
    const ballsOf = (name: RegExp) =>
      [...lane.getByRole('link', { name }).querySelectorAll('.ball')].map(
        (ball) => ball.textContent,
      );
    await waitFor(() => expect(ballsOf(/Lucky Six/)).toEqual(numbers(7)));
    expect(ballsOf(/Keno/)).toEqual(numbers(6));
    const keno = lane.getByRole('link', { name: /Keno/ });
    expect(within(keno).getByText('+14').getAttribute('aria-hidden')).toBe('true');
    expect(within(keno).getByText(`Last result: ${numbers(20).join(', ')}`)).toBeDefined();
  });
  it('LOBBY-09 when a draw has passed the card says so and asks once, not at once', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'performance'],
      shouldAdvanceTime: true,
    });
    const { server } = await show([six({ nextDrawAt: serverNow + 5_000 })]);
    const lane = await drawLane();
    const asked = () => server.calls.filter(({ name }) => name === 'drawList').length;
    expect(asked()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(lane.getByText('Drawing now')).toBeDefined();
    expect(asked()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(asked()).toBe(2));
    // The server had no result yet, and it is not called again and again.
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(2);
  });
});

describe('the time of a draw', () => {
  /** Stops the clock, at a time other than zero. */
  function freezeTime(): void {
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(100_000);
  }
  const minute = 60_000;
  const hour = 60 * minute;

  it.each([
    [1, '00:01'],
    [30_000, '00:30'],
    [59 * minute + 59_000, '59:59'],
    [hour, '01:00:00'],
    [2 * hour + 14 * minute + 36_000, '02:14:36'],
    [24 * hour - 1_000, '23:59:59'],
    [24 * hour, '1 d 0 h'],
    [51 * hour + minute, '2 d 3 h'],
    [0, 'Drawing now'],
    [-minute, 'Drawing now'],
  ])('LOBBY-09 %i ms before it the card says %s', async (left, said) => {
    freezeTime();
    await show([six({ nextDrawAt: serverNow + left })]);
    const link = (await drawLane()).getByRole('link', { name: /Lucky Six/ });
    expect(within(link).getByText(said)).toBeDefined();
  });
  it.each([
    [192_000, /^Draw at \d\d:\d\d$/],
    [26 * hour, /^Draw at [A-Z][a-z]{2},? \d\d:\d\d$/],
  ])('LOBBY-09 %i ms before it the day is told where it is another one', async (left, said) => {
    await show([six({ nextDrawAt: serverNow + left })]);
    expect((await drawLane()).getByText(said)).toBeDefined();
  });
  it('LOBBY-09 what the server painted has its place, and its time with the answer', async () => {
    freezeTime();
    const held = Promise.withResolvers<ReturnType<typeof told>>();
    const { nextDrawAt: _at, lastResult: _balls, ...timeless } = six();
    await show([], {
      painted: { lobby: { lanes: [], announcements: announced, draws: [timeless] } },
      replies: { ...lobbyReplies, drawList: () => held.promise },
    });
    const lane = await drawLane();
    expect(lane.getByRole('link', { name: /Lucky Six/ })).toBeDefined();
    expect(lane.queryByRole('timer')).toBeNull();
    expect(lane.queryByText(/Draw at|Last result|Drawing/)).toBeNull();
    await act(async () => held.resolve(told(six())));
    expect((await lane.findByRole('timer')).textContent).toBe('03:12');
    expect(lane.getByText(/^Draw at/)).toBeDefined();
  });
  it('LOBBY-09 a game of which no time is told shows none', async () => {
    const { nextDrawAt: _at, ...timeless } = six();
    await show([timeless, six({ nodeId: '7' })]);
    const [first] = (await drawLane()).getAllByRole('link', { name: /Lucky Six/ });
    expect(first?.textContent).not.toMatch(/Draw|Last result/);
  });
  it('LOBBY-09 who comes back to the page after a while is told anew', async () => {
    freezeTime();
    const { server } = await show([six()]);
    await drawLane();
    const asked = () => server.calls.filter(({ name }) => name === 'drawList').length;
    const seen = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await seen();
    expect(asked()).toBe(1);
    vi.advanceTimersByTime(11_000);
    await seen();
    await waitFor(() => expect(asked()).toBe(2));
  });
  it('LOBBY-09 the lane leads to all draws of its kind, a card tells the launch what it opens', async () => {
    const opened = noteLinks('/m/launchGame?vendor=TCG&nodeId=6', <Home />);
    await showInSite(opened.element, {
      path: '/m/home',
      session: {},
      replies: { ...lobbyReplies, drawList: told(six({ prize: '9' })) },
    });
    const all = (await drawLane()).getByRole('link', { name: 'See all: Coming up' });
    expect(all.getAttribute('href')).toBe('/m/game?category=LOTT');
    await screen.findByRole('link', { name: /Pick numbers/ });
    const expected = { game: expect.objectContaining({ name: 'Lucky Six', vendor: null }) };
    expect(opened.told.length).toBeGreaterThan(1);
    expect(opened.told).toEqual(opened.told.map(() => expected));
  });
});

describe('the prize', () => {
  const banners = [
    banner(),
    banner({
      id: 'friday',
      title: 'Friday Night Draw',
      linkageType: 'G',
      vendor: 'TCG',
      nodeId: '6',
      roomId: 'game-6',
      gameType: 'LOTT',
    }),
  ];
  const heroOf = async () => screen.findByRole('link', { name: /Pick numbers/ });

  it('LOBBY-09 the greatest one leads the banners', async () => {
    await show([six({ prize: '2500000.00' }), six({ nodeId: '7', gameName: 'Small', prize: '9' })]);
    const hero = await heroOf();
    expect(hero.textContent).toMatch(/^Lucky Six₱2,500,000Next draw in 0[123]:\d\dPick numbers$/);
    expect(screen.getByRole('listitem', { name: '1 of 2' }).contains(hero)).toBe(true);
  });
  it('LOBBY-09 an operator’s banner of the draw names it, and is not shown a second time', async () => {
    await show([six({ prize: '2500000.00' })], {
      replies: {
        ...lobbyReplies,
        drawList: told(six({ prize: '2500000.00' })),
        announcements: { answer: { ...announced, banners } },
      },
    });
    expect((await heroOf()).textContent).toContain('Friday Night Draw₱2,500,000');
    expect(screen.getAllByText('Friday Night Draw')).toHaveLength(1);
  });
  it('LOBBY-09 of two prizes the greater one leads, whichever draw comes first', async () => {
    await show([
      six({ prize: '9' }),
      six({ nodeId: '7', gameId: 'game-7', gameName: 'Great', prize: '10000' }),
    ]);
    expect((await heroOf()).textContent).toContain('Great₱10,000');
  });
  it.each<[string, Partial<Banner>]>([
    ['of a page', { linkageType: 'URL', url: '/m/game' }],
    ['of another vendor', { vendor: 'PAPERFOX' }],
    ['of another game', { nodeId: '8', roomId: 'game-8' }],
  ])('LOBBY-09 a banner %s does not name it', async (_which, change) => {
    const others = [{ ...banners[1], ...change } as Banner];
    await show([six({ prize: '9' })], {
      replies: {
        ...lobbyReplies,
        drawList: told(six({ prize: '9' })),
        announcements: { answer: { ...announced, banners: others } },
      },
    });
    expect((await heroOf()).textContent).toContain('Lucky Six₱9');
    expect(screen.getByText('Friday Night Draw')).toBeDefined();
  });
  it.each<[string, Partial<Banner>]>([
    ['its number', { roomId: null }],
    ['its code', { nodeId: null }],
  ])('LOBBY-09 a banner names it by %s alone', async (_which, change) => {
    await show([six({ prize: '9' })], {
      replies: {
        ...lobbyReplies,
        drawList: told(six({ prize: '9' })),
        announcements: {
          answer: { ...announced, banners: [{ ...banners[1], ...change } as Banner] },
        },
      },
    });
    expect((await heroOf()).textContent).toContain('Friday Night Draw₱9');
  });
  it('LOBBY-09 without a prize there is none', async () => {
    await show([six()]);
    await drawLane();
    expect(screen.queryByText('Pick numbers')).toBeNull();
  });
});
