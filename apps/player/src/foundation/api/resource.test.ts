// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/client/api-error';
import { createResource } from './resource.ts';

const failureOf = (kind: 'offline' | 'timeout') =>
  new ApiError({ kind, code: 'unknown', status: 0, message: '' });
const wanted = { owner: 'demo', wording: 'EN' };
const goOnline = () => window.dispatchEvent(new Event('online'));

/** A resource that returns these answers in turn. */
function resourceOf(answers: (ApiError | string)[]) {
  const ask = vi.fn<() => Promise<string>>(async () => {
    const next = answers.shift() ?? 'nothing more';
    if (next instanceof ApiError) throw next;
    return next;
  });
  return { ask, resource: createResource({ ask, freshMs: 0 }) };
}

it('NET-19 what could not be asked for without a line is asked for when it is back, and once', async () => {
  const { ask, resource } = resourceOf([failureOf('offline'), 'here']);
  resource.need(wanted);
  await vi.waitFor(() => expect(resource.get().problem).not.toBeNull());
  goOnline();
  await vi.waitFor(() => expect(resource.get().value).toBe('here'));
  goOnline();
  expect(ask).toHaveBeenCalledTimes(2);
});
it('NET-19, C4 what another member asked for before the line went is not asked for again', async () => {
  const { ask, resource } = resourceOf([failureOf('offline'), 'of another']);
  resource.need(wanted);
  await vi.waitFor(() => expect(resource.get().problem).not.toBeNull());
  resource.forget();
  goOnline();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(resource.get().value).toBeNull();
});
it('NET-19 another failure waits for the reader', async () => {
  const { ask, resource } = resourceOf([failureOf('timeout'), 'here']);
  resource.need(wanted);
  await vi.waitFor(() => expect(resource.get().problem).not.toBeNull());
  goOnline();
  expect(ask).toHaveBeenCalledTimes(1);
});
it('LOBBY-04 a quiet one tells nobody that what is there is asked for again, and asks once; a problem it does', async () => {
  const ask = vi.fn<() => Promise<string>>(async () => {
    if (ask.mock.calls.length === 3) throw failureOf('timeout');
    return 'here';
  });
  const resource = createResource({ ask, freshMs: 0, isQuiet: true });
  const told: boolean[] = [];
  resource.subscribe(() => told.push(resource.get().isLoading));
  resource.need(wanted);
  await vi.waitFor(() => expect(resource.get().value).toBe('here'));
  expect(told).toEqual([true, false]);
  resource.need(wanted);
  resource.need(wanted);
  resource.retry();
  expect(resource.get().isLoading).toBe(false);
  await vi.waitFor(() => expect(told).toEqual([true, false, false]));
  expect(ask).toHaveBeenCalledTimes(2);
  resource.need(wanted);
  await vi.waitFor(() => expect(resource.get().problem).not.toBeNull());
  resource.retry();
  expect(resource.get().isLoading).toBe(true);
});

describe('an answer from before a change on the server', () => {
  /** A resource whose calls the test answers. */
  function open() {
    const calls: PromiseWithResolvers<string>[] = [];
    const resource = createResource({
      ask: () => {
        const call = Promise.withResolvers<string>();
        calls.push(call);
        return call.promise;
      },
      freshMs: 0,
    });
    const answer = async (at: number, value: string) => {
      calls[at]?.resolve(value);
      await Promise.resolve();
    };
    return { resource, calls, answer };
  }
  it('NET-04, PROMO-07 does not replace the changed value, and the call is made again', async () => {
    const { resource, calls, answer } = open();
    resource.need(wanted);
    await answer(0, 'ready');
    resource.need(wanted);
    resource.change(() => 'paid');
    await answer(1, 'ready');
    expect(resource.get().value).toBe('paid');
    expect(calls).toHaveLength(3);
    await answer(2, 'paid, with the new sum');
    expect(resource.get()).toMatchObject({ value: 'paid, with the new sum', isLoading: false });
  });
  it('NET-04 is not the first value either', async () => {
    const { resource, calls, answer } = open();
    resource.need(wanted);
    resource.change((value) => `${value}, changed`);
    await answer(0, 'before');
    expect([resource.get().value, calls.length]).toEqual([null, 2]);
    await answer(1, 'after');
    expect(resource.get().value).toBe('after');
  });
  it('NET-04 is not waited for by a refresh, unlike by a retry', async () => {
    const { resource, calls, answer } = open();
    resource.refresh();
    expect(calls).toHaveLength(0);
    resource.need(wanted);
    resource.retry();
    expect(calls).toHaveLength(1);
    resource.refresh();
    expect(calls).toHaveLength(2);
    await answer(0, 'before');
    expect(resource.get()).toMatchObject({ value: null, isLoading: true });
    await answer(1, 'after');
    expect(resource.get().value).toBe('after');
  });
  it('NET-04 does not concern a change while nothing is asked for', async () => {
    const { resource, calls, answer } = open();
    resource.need(wanted);
    await answer(0, 'before');
    resource.change(() => 'changed');
    expect([resource.get().value, calls.length]).toEqual(['changed', 1]);
  });
});

describe('a resource that no page shows any more', () => {
  afterEach(() => void vi.useRealTimers());
  /** A resource whose calls stay pending, with the number of those that were aborted. */
  function open() {
    vi.useFakeTimers();
    const signals: AbortSignal[] = [];
    const resource = createResource({
      ask: (_of, signal) => {
        signals.push(signal);
        return new Promise<string>(() => {});
      },
      freshMs: 60_000,
    });
    const givenUp = () => {
      vi.advanceTimersByTime(0);
      return signals.map(({ aborted }) => aborted);
    };
    return { resource, givenUp };
  }
  it('NET-04 gives its call up, and asks again when a page shows it', () => {
    const { resource, givenUp } = open();
    const leave = resource.hold();
    resource.need(wanted);
    expect(givenUp()).toEqual([false]);
    leave();
    expect([givenUp(), resource.get().isLoading]).toEqual([[true], false]);
    resource.hold();
    resource.need(wanted);
    expect([givenUp(), resource.get().isLoading]).toEqual([[true, false], true]);
  });
  it('NET-04 goes on where the next page shows it too', () => {
    const { resource, givenUp } = open();
    const leave = resource.hold();
    resource.need(wanted);
    leave();
    resource.hold();
    resource.need(wanted);
    expect([givenUp(), resource.get().isLoading]).toEqual([[false], true]);
  });
  it('NET-04 gives up what was asked for before another wording', () => {
    const { resource, givenUp } = open();
    resource.need(wanted);
    resource.need({ ...wanted, wording: 'TH' });
    expect(givenUp()).toEqual([true, false]);
  });
});

it('SIG-09 what a signal has asked for anew shows no wait and no failure, and says that nobody did it', async () => {
  const answers = ['before', failureOf('timeout'), 'after'];
  const ask = vi.fn<(of: object, signal: AbortSignal, isUnasked: boolean) => Promise<string>>(
    async () => {
      const next = answers.shift() ?? 'nothing more';
      if (next instanceof ApiError) throw next;
      return next;
    },
  );
  const resource = createResource({ ask, freshMs: 0 });
  resource.renew();
  expect(ask).not.toHaveBeenCalled();
  resource.need(wanted);
  await vi.waitFor(() => expect(resource.get().value).toBe('before'));
  const told: object[] = [];
  resource.subscribe(() => told.push(resource.get()));
  resource.renew();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect([told, resource.get().value]).toEqual([[], 'before']);
  resource.renew();
  await vi.waitFor(() => expect(resource.get().value).toBe('after'));
  expect(told).toEqual([{ value: 'after', problem: null, failures: 0, isLoading: false }]);
  expect(ask.mock.calls.map(([, , isUnasked]) => isUnasked)).toEqual([false, true, true]);
});
it('SIG-09 a signal during a call has it made once more, because its answer may be from before', async () => {
  const answer = Promise.withResolvers<string>();
  const ask = vi.fn<() => Promise<string>>(async () => answer.promise);
  const resource = createResource({ ask, freshMs: 0 });
  resource.need(wanted);
  resource.renew();
  resource.renew();
  expect(ask).toHaveBeenCalledTimes(1);
  answer.resolve('here');
  await vi.waitFor(() => expect(resource.get().value).toBe('here'));
  expect(ask).toHaveBeenCalledTimes(2);
});
