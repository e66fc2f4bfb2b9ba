// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { navigation } from '#foundation/navigation/navigation.ts';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import {
  neverSettles,
  shownPasskey,
  teachPasskeys,
  type PasskeyBrowser,
} from '#platform/testing/passkeys.ts';
import { LoginPage } from '../login-page.tsx';

const unasked = () => Promise.reject(new Error('nobody asks for it'));
const parts = { loadSmsForm: unasked, loadSecondFactor: unasked, loadCaptcha: unasked };
const session = {
  token: 'fresh',
  firstTimeLogin: false,
  passwordExpired: false,
  userName: 'demo',
  id: '7',
};
const challengeMs = 300_000;
const options = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'lumen.example',
  timeout: challengeMs,
  userVerification: 'required' as const,
};
const notAllowed = () => Promise.reject(new DOMException('not now', 'NotAllowedError'));

/** Shows the login page in a browser that gives the test's answers. `asked` gets an entry for each request. */
async function show(answers: (() => Promise<unknown>)[], browser: PasskeyBrowser = {}) {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const asked: (string | undefined)[] = [];
  const get = vi.fn<NonNullable<PasskeyBrowser['get']>>(async ({ mediation }) => {
    asked.push(mediation);
    return (answers[asked.length - 1] ?? neverSettles)();
  });
  teachPasskeys({ get, ...browser });
  const { server } = await showInSite(<LoginPage {...parts} />, {
    info: { passkeys: true },
    replies: { passkeyLoginOptions: { answer: options }, signIn: { answer: session } },
  });
  return { asked, server };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = () => user.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
const toCome = (asked: unknown[], count: number) =>
  waitFor(() => expect(asked).toHaveLength(count));
const focusName = () => user.click(screen.getByLabelText('Username'));

afterEach(() => void vi.useRealTimers());

describe('the button', () => {
  it('PASSKEY-04 a browser that never answers is given up after 90 s, and the button works at once', async () => {
    const { asked } = await show([neverSettles, async () => shownPasskey]);
    await press();
    await toCome(asked, 1);
    await wait(88_000);
    expect(screen.queryByRole('alert')).toBeNull();
    await wait(3_000);
    const said = await screen.findByRole('alert');
    expect(said.textContent).toBe('This is taking too long. Try again.');
    await press();
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    expect(asked).toHaveLength(2);
  });

  it('PASSKEY-04 what was given up counts no more, should the browser answer after all', async () => {
    const late = Promise.withResolvers<unknown>();
    const { asked, server } = await show([() => late.promise]);
    await press();
    await toCome(asked, 1);
    await wait(91_000);
    await screen.findByRole('alert');
    late.resolve(shownPasskey);
    await wait(1_000);
    expect(server.calls.map(({ name }) => name)).toEqual(['passkeyLoginOptions']);
  });

  it('PASSKEY-04 another press has 90 s of its own', async () => {
    const second = Promise.withResolvers<unknown>();
    const { asked } = await show([neverSettles, () => second.promise]);
    await press();
    await toCome(asked, 1);
    await wait(60_000);
    await press();
    await toCome(asked, 2);
    await wait(60_000);
    expect(screen.queryByRole('alert')).toBeNull();
    second.resolve(shownPasskey);
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
  });

  it('PASSKEY-01 whoever closes the browser’s own dialog is told nothing', async () => {
    const { asked } = await show([notAllowed]);
    await press();
    await toCome(asked, 1);
    await wait(100_000);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('suggestions in the field of the name', () => {
  const suggests = { suggests: true };

  it('PASSKEY-04 a request that is refused at once is made once more', async () => {
    const { asked, server } = await show([notAllowed, async () => shownPasskey], suggests);
    await focusName();
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    expect(asked).toEqual(['conditional', 'conditional']);
    // Each request has a new challenge.
    expect(server.calls.filter(({ name }) => name === 'passkeyLoginOptions')).toHaveLength(2);
  });

  it('PASSKEY-04 it is not made for ever where the browser goes on refusing', async () => {
    const { asked } = await show([notAllowed, notAllowed, notAllowed, notAllowed], suggests);
    await focusName();
    await toCome(asked, 2);
    await wait(2 * challengeMs);
    expect(asked).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('PASSKEY-01 what a press ends is not asked for again', async () => {
    const { asked } = await show([neverSettles, notAllowed], suggests);
    await focusName();
    await toCome(asked, 1);
    await press();
    await toCome(asked, 2);
    await wait(2 * challengeMs);
    expect(asked).toEqual(['conditional', undefined]);
  });

  it('PASSKEY-01 before its challenge ends there is a new one, also in a browser that settles nothing', async () => {
    const { asked } = await show([neverSettles, neverSettles], suggests);
    await focusName();
    await toCome(asked, 1);
    await wait(challengeMs - 31_000);
    expect(asked).toHaveLength(1);
    await wait(2_000);
    await toCome(asked, 2);
  });

  it('PASSKEY-01 whoever leaves the page is asked no more', async () => {
    const ended = vi.fn<() => void>();
    const { asked } = await show([neverSettles], {
      ...suggests,
      get: async ({ signal }) => {
        asked.push('conditional');
        signal?.addEventListener('abort', ended);
        return neverSettles();
      },
    });
    await focusName();
    await toCome(asked, 1);
    act(() => navigation.replace('register'));
    expect(ended).toHaveBeenCalledOnce();
    await wait(2 * challengeMs);
    expect(asked).toHaveLength(1);
  });
});
