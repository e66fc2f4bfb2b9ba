// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/client/api-error';
import { createResource } from './resource.ts';

const failureOf = (kind: 'offline' | 'timeout') =>
  new ApiError({ kind, code: 'unknown', status: 0, message: '' });
const wanted = { owner: 'demo', wording: 'EN' };
const goOnline = () => window.dispatchEvent(new Event('online'));

/** Answers one after the other. */
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
