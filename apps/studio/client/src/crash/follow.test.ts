// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallAnswer } from '../page/calls.ts';
import type { Shell } from '../page/shell.ts';
import { createDesk } from './desk.ts';
import { follow } from './follow.ts';
import type { Bet, Crash, Flight } from './state.ts';

const flight = (id: string, startsAt: number): Flight => ({
  id,
  number: id,
  commitment: '',
  closesAt: startsAt - 1_000,
  startsAt,
  end: null,
});
const over = (of: Flight, isVoid: boolean): Flight => ({
  ...of,
  end: { at: 13_000, hundredths: '150', seed: '', isVoid },
});
const bet: Bet = {
  id: 'b',
  flight: '1',
  number: '1',
  stake: '2000000',
  target: '100000',
  hundredths: null,
  prize: null,
  isPaid: false,
};
const game = {
  stakes: [],
  targets: [],
  stake: null,
  rules: {
    returned: '97.0',
    returnedAtMost: '97.0',
    deviation: '1.0',
    volatility: { least: 1, most: 5 } as const,
    most: '1000',
    mostTimes: '1000',
  },
  growth: 0.000_06,
  gameCode: 'paper-kite',
  unseen: [],
  last: [],
  bet: null,
};

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A studio whose first flight lasts from 3,000 to 13,000, by the test's clock. */
function studio() {
  const asked: string[] = [];
  const state = { isDown: false, isVoid: false, bet: null as Bet | null };
  const first = flight('1', 3_000);
  const next = flight('2', 24_600);
  const now = () => Date.now();
  const current = (): Flight => {
    if (now() >= 16_500) return next;
    return now() >= 13_000 ? over(first, state.isVoid) : first;
  };
  const tell = (): Crash => ({
    ...game,
    now: now(),
    flight: current(),
    bet: current().id === '1' ? state.bet : null,
  });
  const get = async (path: string): Promise<CallAnswer<unknown>> => {
    // Rounded down to ten milliseconds, because a timer of zero takes one.
    asked.push(`${Math.floor(now() / 10) * 10} ${path}`);
    if (state.isDown) return { end: 'lost' };
    const sent = performance.now();
    if (path !== 'crash') {
      const left = 13_000 - now();
      await new Promise((done) => void setTimeout(done, Math.min(8_000, Math.max(0, left))));
    }
    const body =
      path === 'crash'
        ? tell()
        : {
            now: now(),
            flight: path.includes('/1/') && now() >= 13_000 ? over(first, state.isVoid) : first,
          };
    return { end: 'answered', body, sample: { sent, received: performance.now() } };
  };
  const lines: string[] = [];
  const shell = {
    calls: { get },
    purse: { set: () => undefined },
    showLine: (answer: CallAnswer<unknown>) => void lines.push(answer.end),
  } as unknown as Shell;
  return { asked, state, lines, shell, tell };
}

it('G3 the end is asked for from the start on, again while it is not over, and then the next flight', async () => {
  const { asked, shell, tell } = studio();
  const desk = createDesk(shell, tell(), () => undefined);
  follow(desk);
  await vi.advanceTimersByTimeAsync(12_990);
  expect(desk.phase()).toBe('flying');
  await vi.advanceTimersByTimeAsync(20);
  expect(desk.phase()).toBe('ended');
  expect(desk.standing()).toBe(150);
  await vi.advanceTimersByTimeAsync(3_600);
  expect(desk.state().flight.id).toBe('2');
  expect(desk.phase()).toBe('open');
  expect(asked).toEqual([
    '0 crash',
    '3000 crash/flights/1/end',
    '11000 crash/flights/1/end',
    '16560 crash',
  ]);
});

it('G3 what became of the own stake is asked for after the end, until the studio has decided it', async () => {
  const { asked, state, shell, tell } = studio();
  state.bet = bet;
  const desk = createDesk(shell, tell(), () => undefined);
  follow(desk);
  await vi.advanceTimersByTimeAsync(13_600);
  expect(desk.state().bet?.hundredths).toBe(null);
  state.bet = { ...bet, hundredths: '0', prize: '0' };
  await vi.advanceTimersByTimeAsync(400);
  expect(desk.state().bet?.hundredths).toBe('0');
  const looks = asked.length;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked.length).toBe(looks);
});

it('G3 while there is no line the flight is taken for going on, and it is asked again', async () => {
  const { state, lines, shell, tell } = studio();
  const desk = createDesk(shell, tell(), () => undefined);
  state.isDown = true;
  follow(desk);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(desk.isLost()).toBe(true);
  expect(desk.phase()).toBe('flying');
  expect(lines.at(-1)).toBe('lost');
  state.isDown = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(desk.isLost()).toBe(false);
  expect(desk.phase()).toBe('ended');
});

it('G3 that a flight was called off is believed also after its end', async () => {
  const { state, shell, tell } = studio();
  const desk = createDesk(shell, tell(), () => undefined);
  await vi.advanceTimersByTimeAsync(13_100);
  await desk.refresh();
  expect(desk.state().flight.end?.isVoid).toBe(false);
  state.isVoid = true;
  await desk.refresh();
  expect(desk.state().flight.end?.isVoid).toBe(true);
});
