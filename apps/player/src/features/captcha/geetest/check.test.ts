import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Translate } from '#foundation/language/language.ts';
import { Check, type SetupParameters } from './check.ts';
import type { FrameMessage } from './frame-message.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const told: SetupParameters = { challenge: 'c', newCaptcha: true, success: true };
const t = ((id: string) => id) as Translate;
const answer = { geetestChallenge: 'c', geetestSeccode: 's' };

function open(parameters: () => Promise<SetupParameters> = async () => told) {
  const posted: object[] = [];
  let tooFast = 0;
  const check = new Check({
    language: 'english',
    parameters,
    sayFailure: () => () => 'no line',
    post: (message) => void posted.push(message),
    onTooFast: () => void (tooFast += 1),
  });
  const hear = (type: Exclude<FrameMessage['type'], 'error' | 'solved'>) => check.hear({ type });
  return {
    check,
    posted,
    hear,
    tooFast: () => tooFast,
    state: () => check.view.get().state,
    frame: () => check.view.get().frame,
    said: () => check.view.get().problem?.(t),
    error: (code = 'error_103', text = 'Configuration error') =>
      check.hear({ type: 'error', code, text }),
    solve: () => check.hear({ type: 'solved', answer }),
    settle: () => vi.advanceTimersByTimeAsync(0),
    /** Runs the check until the provider's box is shown. */
    show: async () => {
      check.press();
      hear('hello');
      await vi.advanceTimersByTimeAsync(0);
      hear('ready');
    },
  };
}

describe('a check that goes well', () => {
  it('CAP-01, CAP-08 a press sets it up, ready shows it, solved keeps the answer until it is sent', async () => {
    const { check, posted, state, frame, hear, solve, settle } = open();
    expect([state(), frame()]).toEqual(['waiting', null]);
    check.press();
    expect([state(), frame()]).toEqual(['loading', { turn: 1, isShown: false }]);
    expect(hear('hello')).toBe(true);
    await settle();
    expect(posted).toEqual([{ parlour: 'captcha', type: 'setup', speaks: 'english', ...told }]);
    expect(hear('ready')).toBe(true);
    expect([state(), frame()]).toEqual(['waiting', { turn: 1, isShown: true }]);
    expect(posted[1]).toEqual({ parlour: 'captcha', type: 'show' });
    expect(check.answer()).toBeNull();
    expect(solve()).toBe(true);
    expect([state(), frame(), check.answer()]).toEqual(['success', null, answer]);
    check.press();
    expect(state()).toBe('success');
    check.renew();
    expect([state(), check.answer()]).toEqual(['waiting', null]);
  });
  it('CAP-08 each check has parameters of its own', async () => {
    const parameters = vi.fn<() => Promise<SetupParameters>>(async () => told);
    const { check, show, solve } = open(parameters);
    await show();
    solve();
    check.renew();
    await show();
    expect(parameters).toHaveBeenCalledTimes(2);
  });
});

describe('a check that is not finished', () => {
  it('CAP-01, CAP-05 closed by the provider it waits, and the same box is shown again', async () => {
    const { check, show, hear, state, frame, posted } = open();
    await show();
    expect(hear('closed')).toBe(true);
    expect([state(), check.view.get().isUnfinished]).toEqual(['waiting', true]);
    expect(frame()).toEqual({ turn: 1, isShown: false });
    check.press();
    expect([state(), frame()]).toEqual(['waiting', { turn: 1, isShown: true }]);
    expect(check.view.get().isUnfinished).toBe(false);
    expect(posted).toHaveLength(3);
  });
  it('CAP-01, CAP-05 closed by the player it waits, and the next one is another', async () => {
    const { check, show, state, frame, solve } = open();
    await show();
    check.leave();
    expect([state(), frame(), check.view.get().isUnfinished]).toEqual(['waiting', null, true]);
    expect(solve()).toBe(false);
    check.press();
    expect(frame()).toEqual({ turn: 2, isShown: false });
  });
  it('CAP-01 a refused solution resets it', async () => {
    const { show, hear, state, frame } = open();
    await show();
    expect(hear('refused')).toBe(true);
    expect([state(), frame()]).toEqual(['waiting', null]);
  });
  it('CAP-05 one that is started while another runs is rejected', async () => {
    const { check, show, tooFast, frame } = open();
    check.press();
    check.press();
    expect(tooFast()).toBe(1);
    await show();
    check.press();
    expect([tooFast(), frame()?.turn]).toEqual([3, 1]);
  });
});

describe('a setup that fails', () => {
  it('CAP-05, CAP-09 is tried once more, then its error stays until a press', async () => {
    const { check, error, state, frame, said, settle, hear } = open();
    check.press();
    await settle();
    expect(error()).toBe(true);
    expect([state(), frame()?.turn]).toEqual(['loading', 2]);
    expect(error()).toBe(true);
    expect([state(), frame(), said()]).toEqual(['error', null, 'Configuration error (103)']);
    for (const type of ['hello', 'ready', 'closed', 'refused', 'leave'] as const) {
      expect(hear(type)).toBe(false);
    }
    expect(state()).toBe('error');
    check.press();
    expect([state(), frame()?.turn, said()]).toEqual(['loading', 3, undefined]);
  });
  it('CAP-05 what the second try brings counts', async () => {
    const { check, error, hear, state, settle } = open();
    check.press();
    error();
    hear('hello');
    await settle();
    hear('ready');
    expect(state()).toBe('waiting');
  });
  it('CAP-05 parameters that cannot be had are asked for once more', async () => {
    const parameters = vi.fn<() => Promise<SetupParameters>>().mockRejectedValue(new Error('no'));
    const { check, state, said, settle } = open(parameters);
    check.press();
    await settle();
    expect(parameters).toHaveBeenCalledTimes(2);
    expect([state(), said()]).toEqual(['error', 'no line']);
  });
  it('CAP-05 one that takes 10 s is given up, and what comes later changes nothing', async () => {
    const { check, hear, state, said, error } = open();
    check.press();
    hear('hello');
    await vi.advanceTimersByTimeAsync(9_999);
    expect(state()).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect([state(), said()]).toEqual(['error', 'captcha.too_long']);
    expect([hear('ready'), error(), state()]).toEqual([false, false, 'error']);
  });
  it('CAP-05 both tries together have 10 s', async () => {
    const { check, error, state } = open();
    check.press();
    await vi.advanceTimersByTimeAsync(9_000);
    error();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(state()).toBe('error');
  });
  it('CAP-05 who takes a minute over the box is not hurried', async () => {
    const { show, state, solve } = open();
    await show();
    await vi.advanceTimersByTimeAsync(60_000);
    solve();
    expect(state()).toBe('success');
  });
});

it('CAP-09 an error of the provider in the middle is not tried again', async () => {
  const { show, error, state, said, frame } = open();
  await show();
  error('60500', 'Request forbidden');
  expect([state(), said(), frame()]).toEqual(['error', 'Request forbidden (60500)', null]);
});

it('H4 a frame that says everything at every time changes nothing of what it has to say', async () => {
  const { check, hear, solve, state, posted, settle } = open();
  expect([solve(), hear('ready'), state()]).toEqual([false, false, 'waiting']);
  check.press();
  expect([solve(), hear('closed'), hear('refused'), hear('leave'), state()]).toEqual([
    false,
    false,
    false,
    false,
    'loading',
  ]);
  for (let count = 0; count < 500; count += 1) hear('hello');
  await settle();
  expect(posted).toHaveLength(1);
  hear('ready');
  solve();
  for (let count = 0; count < 500; count += 1) hear('ready');
  expect([state(), posted.length]).toEqual(['success', 2]);
});
