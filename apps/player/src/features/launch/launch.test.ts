import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/client/api-error';
import { createLaunch } from './launch.ts';

const failure = (change: object) =>
  new ApiError({ kind: 'answer', code: 'unknown', status: 500, message: 'No.', ...change });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Begins a launch whose calls the test answers itself. */
function begin(options: { arrivesWithinMs?: number } = {}) {
  const asked: { answer: (url: string) => void; fail: (error: unknown) => void }[] = [];
  const left: string[] = [];
  const signals: AbortSignal[] = [];
  const ask = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((answer, fail) => {
      asked.push({ answer, fail });
    });
  };
  const launch = createLaunch({ ask, leave: (url) => left.push(url), ...options });
  const stop = launch.start();
  return { launch, asked, signals, left, stop, phase: () => launch.get().name };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('LAUNCH-01 it waits 150 ms, asks once and goes where the vendor says', async () => {
  const { asked, left, phase } = begin();
  await pass(149);
  expect([phase(), asked.length]).toEqual(['waiting', 0]);
  await pass(1);
  expect([phase(), asked.length]).toEqual(['asking', 1]);
  asked[0]?.answer('https://game.example/1');
  await pass(0);
  expect([phase(), left]).toEqual(['leaving', ['https://game.example/1']]);
});
it('LAUNCH-01 after 10 s without a redirect there is one message, and a late answer moves nobody', async () => {
  const { asked, left, phase, launch } = begin();
  await pass(150 + 10_000);
  expect(phase()).toBe('late');
  asked[0]?.answer('https://game.example/late');
  await pass(0);
  expect([phase(), left]).toEqual(['late', []]);
  launch.retry();
  asked[1]?.answer('https://game.example/3');
  await pass(0);
  expect([phase(), left]).toEqual(['leaving', ['https://game.example/3']]);
});
it('LAUNCH-01, NET-04 who leaves while the vendor is asked gives the call up', async () => {
  const { signals, stop } = begin();
  await pass(150);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
it('LAUNCH-01 an address that does not open within the time ends in the same message', async () => {
  const { asked, phase } = begin();
  await pass(150);
  asked[0]?.answer('https://game.example/4');
  await pass(9_999);
  expect(phase()).toBe('leaving');
  await pass(1);
  expect(phase()).toBe('late');
});
it.each([
  ['ECONNABORTED', { kind: 'timeout', code: 'ECONNABORTED', status: 0 }],
  ['HTTP 504', { code: 'vendor_timeout', status: 504 }],
])('LAUNCH-03 %s is that message too, once', async (_case, error) => {
  const { asked, phase } = begin();
  await pass(150);
  asked[0]?.fail(failure(error));
  await pass(0);
  expect(phase()).toBe('late');
  await pass(60_000);
  expect([phase(), asked.length]).toEqual(['late', 1]);
});
it.each([
  [
    'vendor_under_maintenance',
    { maintainTime: 1, endTime: 2 },
    { kind: 'maintenance', until: 2, vendor: null },
  ],
  ['vendor_under_maintenance', undefined, { kind: 'maintenance', until: null, vendor: null }],
  [
    'launch_game_balance_not_enough',
    { balance: '0.85', least: '2.00', gameName: 'Crown' },
    { kind: 'balance', balance: '0.85', least: '2.00', currency: null, game: 'Crown' },
  ],
  ['game_not_found', null, { kind: 'gone' }],
])('LAUNCH-01 %s %o is said as what it is', async (code, value, problem) => {
  const { asked, launch } = begin();
  await pass(150);
  asked[0]?.fail(failure({ code, value }));
  await pass(0);
  expect(launch.get()).toEqual({ name: 'failed', problem });
});
it('NET-08, NET-10 a session that ended is said by the login; only who is still here later is told to retry', async () => {
  const { asked, phase } = begin();
  await pass(150);
  asked[0]?.fail(failure({ code: 'customer.not.login', status: 401 }));
  await pass(9_999);
  expect(phase()).toBe('asking');
  await pass(1);
  expect(phase()).toBe('late');
});
it('LAUNCH-01 retry asks once, however often it is pressed', async () => {
  const { asked, launch, phase } = begin();
  await pass(150);
  asked[0]?.fail(failure({}));
  await pass(0);
  launch.retry();
  launch.retry();
  launch.retry();
  expect([phase(), asked.length]).toEqual(['asking', 2]);
});
it('LAUNCH-06 whoever leaves the page ends the launch', async () => {
  const { asked, left, stop, phase } = begin();
  await pass(150);
  stop();
  asked[0]?.answer('https://game.example/5');
  await pass(20_000);
  expect([phase(), left]).toEqual(['asking', []]);
});
it('LAUNCH-06 left before it asked, it never asks', async () => {
  const { asked, stop } = begin();
  await pass(100);
  stop();
  await pass(20_000);
  expect(asked).toEqual([]);
});
it('LAUNCH-04 a game that opens here has ten seconds of its own, from its address on', async () => {
  const { asked, phase, launch } = begin({ arrivesWithinMs: 10_000 });
  await pass(150 + 9_000);
  asked[0]?.answer('https://game.example/6');
  await pass(9_999);
  expect(phase()).toBe('leaving');
  await pass(1);
  expect(phase()).toBe('late');
  launch.arrived();
  expect(phase()).toBe('late');
  launch.retry();
  asked[1]?.answer('https://game.example/7');
  await pass(9_999);
  launch.arrived();
  await pass(60_000);
  expect(phase()).toBe('playing');
});
