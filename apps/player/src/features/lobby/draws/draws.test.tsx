// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Game } from '@parlour/contract/lobby/lobby';
import { showInSite, teachDialogs, type TestOptions } from '#foundation/testing/test-site.tsx';
import { announced, banner, game, lobbyReplies } from '../testing/sample-lobby.ts';
import { Home } from '../home/home.tsx';

beforeAll(teachDialogs);
afterEach(() => vi.useRealTimers());

/** The server's clock is years away from the device's. */
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
const drawLane = async () => within(await screen.findByRole('region', { name: 'Next draws' }));

describe('the next draws', () => {
  it('LOBBY-09 a card has the name, the time that is left by the server’s clock, and the last result', async () => {
    await show([six()]);
    const lane = await drawLane();
    const link = lane.getByRole('link', { name: /Lucky Six/ });
    expect(link.getAttribute('href')).toBe(
      '/m/launchGame?vendor=TCG&nodeId=6&code=game-6&gameType=LOTT',
    );
    expect(lane.getByRole('timer').textContent).toMatch(/^0[123]:\d\d$/);
    expect(lane.getByText('Last result: 04, 11, 23, 09')).toBeDefined();
    expect(link.querySelector('.ball--brand')?.textContent).toBe('09');
  });
  it.each([
    ['EN', /^Draw at (\w{3} )?\d\d:\d\d$/],
    ['UR', /[AP]M/],
  ] as const)(
    'LANG-04, LOBBY-09 in %s its time is written as the reader is used to',
    async (language, written) => {
      await show([six()], { language });
      const link = await screen.findByRole('link', { name: /Lucky Six/ });
      await waitFor(() => expect(link.querySelector('p')?.textContent).toMatch(written));
    },
  );
  it('LOBBY-09 no draws, no lane; no result, no balls', async () => {
    await show([]);
    await screen.findByRole('region', { name: 'Slots' });
    expect(screen.queryByRole('region', { name: 'Next draws' })).toBeNull();
  });
  it('LOBBY-09 a draw without a result has no balls', async () => {
    await show([six({ lastResult: [] })]);
    const lane = await drawLane();
    expect(lane.getByRole('timer')).toBeDefined();
    expect(lane.queryByText(/Last result/)).toBeNull();
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
    // The server did not know yet; nobody asks it on and on.
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(2);
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
  it('LOBBY-09 without a prize there is none', async () => {
    await show([six()]);
    await drawLane();
    expect(screen.queryByText('Pick numbers')).toBeNull();
  });
});
