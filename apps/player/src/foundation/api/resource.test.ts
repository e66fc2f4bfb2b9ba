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
