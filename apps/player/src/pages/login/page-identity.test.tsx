// @vitest-environment jsdom
// The login page after a return from a sign-in that is new here (IDP-03, IDP-04).
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '@parlour/contract/endpoint';
import type { registerSettings } from '@parlour/contract/register/calls';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { handOver } from '#foundation/identity/handover.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { measured } from '#foundation/testing/measured.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { deviceStorage, tabStorage } from '#platform/storage.ts';
import { Page } from './page.tsx';

const firebase: NonNullable<SiteStatus['info']['firebase']> = {
  apiKey: 'key',
  authDomain: 'auth.example',
  projectId: 'lumen-test',
  messagingSenderId: '',
  appId: 'app',
  googleWebClientId: '',
  channels: ['google', 'phone'],
  lineProvider: 'oidc.line',
  emulatorUrl: '',
  scriptBefore: '',
  redirectHosts: [],
};
const settings: Answer<typeof registerSettings> = { open: true, terms: null };
const withTerms = {
  answer: {
    ...settings,
    terms: { termsUrl: 'https://lumen.example/terms', privacyUrl: null, leastAge: 18 },
  },
};
const signedIn = {
  token: 'fresh',
  firstTimeLogin: true,
  passwordExpired: false,
  userName: 'player000000007',
  id: '7',
};
const usual: Replies = {
  signIn: { refusal: 'bind_customer_required' },
  registerSettings: { answer: settings },
  ...measured,
  registerByIdentity: { answer: { token: 'fresh', id: '7', userName: 'player000000007' } },
};
const given = { channel: 'google', idToken: 'a.b.c', label: 'anna@mail.example' } as const;

type LoginPageOptions = TestOptions & { isAllowed?: boolean };
async function show({ isAllowed = true, replies, info, ...options }: LoginPageOptions = {}) {
  handOver(tabStorage, 'login', given);
  const whitelabelVal = { FIREBASECREATEACC3: isAllowed };
  const shown = await showInSite(<Page />, {
    info: { firebase, whitelabelVal, ...info },
    replies: { ...usual, ...replies },
    ...options,
  });
  const sent = (name: keyof Replies) => shown.server.calls.filter((call) => call.name === name);
  return { ...shown, sent };
}
const dialog = () =>
  screen.findByRole('dialog', { name: 'We couldn’t find an account for this sign-in' });
const button = () => screen.findByRole('button', { name: 'Create a new account' });
const stored = () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null') as unknown;

beforeEach(() => localStorage.clear());

describe('a sign-in that is new here', () => {
  it('IDP-04, REG-02, REG-03 makes an account at a press, with the codes of the link, and is home', async () => {
    deviceStorage.write('affiliateCode', 'north-77');
    deviceStorage.write('r', 'LUNA48');
    const { sent } = await show();
    await user.click(await button());
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    expect(sent('registerByIdentity').map(({ input }) => input)).toEqual([
      {
        firebaseChannel: 'google',
        firebaseIdToken: 'a.b.c',
        affiliateCode: 'north-77',
        referralCode: 'LUNA48',
        domain: location.host,
        registerUrl: `${location.origin}/m/login`,
        registerMethod: 'WEB',
        login: true,
        loginDeviceId: expect.any(String) as string,
      },
    ]);
    expect(stored()).toMatchObject({ token: 'fresh', id: '7' });
    expect([deviceStorage.read('affiliateCode'), deviceStorage.read('r')]).toEqual([null, null]);
    await waitFor(() => expect(JSON.stringify(sent('collectEvents'))).toContain('registerSubmit'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('IDP-04 a second press while the account is made does nothing, and the dialog stays', async () => {
    let answer: () => void = () => undefined;
    const { sent } = await show({
      replies: {
        registerByIdentity: () =>
          new Promise((resolve) => {
            answer = () => resolve({ refusal: 'TOO_MANY_REQUEST.register' });
          }),
      },
    });
    const press = await button();
    await user.dblClick(press);
    expect(press.getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeDefined();
    await act(async () => answer());
    await waitFor(() => expect(press.getAttribute('aria-busy')).toBeNull());
    expect(sent('registerByIdentity')).toHaveLength(1);
  });

  it('IDP-04, NET-17 a limit is said in the dialog with the waiting time, and the press may come again', async () => {
    const headers = { 'retry-after': '240' };
    const { server, foundation } = await show({
      replies: { registerByIdentity: { refusal: 'TOO_MANY_REQUEST.register', headers } },
    });
    await user.click(await button());
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 4 minutes.');
    expect(foundation.notices.get()).toEqual([]);
    server.replies = usual;
    await user.click(await button());
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
  });

  it.each([
    ['identity_refused', 'We couldn’t confirm this sign-in. Sign in again.'],
    ['identity_taken', 'This sign-in already has an account here.'],
  ] as const)('IDP-04, A11 after %s the way on is to sign in again', async (refusal, said) => {
    await show({ replies: { registerByIdentity: { refusal, message: 'No.' } } });
    await user.click(await button());
    expect((await screen.findByRole('alert')).textContent).toContain(said);
    const again = await screen.findByRole('link', { name: 'Sign in again' });
    expect(again.getAttribute('href')).toBe('/m/identity?with=google');
    expect(document.activeElement).toBe(again);
    expect(screen.queryByRole('button', { name: 'Create a new account' })).toBeNull();
  });

  it('IDP-04, NET-17 without a line nothing is sent, and it is said', async () => {
    const { sent } = await show();
    const press = await button();
    await waitFor(() => expect(press.getAttribute('aria-busy')).toBeNull());
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(press);
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    expect(sent('registerByIdentity')).toEqual([]);
    line.mockRestore();
  });

  it('IDP-03, REG-01 what has to be accepted is asked for in the dialog, and goes along', async () => {
    const { sent } = await show({ replies: { registerSettings: withTerms } });
    const box = await screen.findByRole('checkbox', { name: /18 or older/ });
    await user.click(await button());
    expect(await screen.findByText('Tick the box to continue.')).toBeDefined();
    expect(document.activeElement).toBe(box);
    expect(sent('registerByIdentity')).toEqual([]);
    await user.click(box);
    expect(screen.queryByText('Tick the box to continue.')).toBeNull();
    await user.click(await button());
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    expect(sent('registerByIdentity')[0]?.input).toMatchObject({ accepted: true });
  });

  it('IDP-04 where the merchant’s wishes cannot be loaded a press asks for them again', async () => {
    const { server, sent } = await show({
      replies: { registerSettings: { refusal: 'service_unavailable', message: 'Not now.' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    server.replies = usual;
    await user.click(await button());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(sent('registerByIdentity')).toEqual([]);
    await user.click(await button());
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
  });

  it.each([
    ['the flag is off', { isAllowed: false }],
    [
      'registration is closed',
      { info: { register: { captcha: { enabled: false }, open: false } } },
    ],
  ])('IDP-03 no new account is offered where %s', async (_case, options: LoginPageOptions) => {
    await show(options);
    expect((await dialog()).textContent).toContain('Log in to your account here to connect it.');
    expect(screen.queryByRole('button', { name: 'Create a new account' })).toBeNull();
  });
});

describe('the ways in with another account', () => {
  const all = ['google', 'facebook', 'twitter', 'line', 'phone'] as const;
  const names = () =>
    screen.getAllByRole('link', { name: /^Continue with/ }).map((link) => [
      link.getAttribute('aria-label'),
      // Each has its own mark, which says nothing by itself.
      link.querySelectorAll('svg[aria-hidden=true]').length,
    ]);
  it('IDP-01 are named in words and show their marks', async () => {
    await showInSite(<Page />, { info: { firebase: { ...firebase, channels: [...all] } } });
    await screen.findByRole('link', { name: 'Continue with Google' });
    expect(names()).toEqual([
      ['Continue with Google', 1],
      ['Continue with Facebook', 1],
      ['Continue with X', 1],
      ['Continue with LINE', 1],
      ['Continue with Mobile number', 1],
    ]);
  });
  it('IDP-01, LOGIN-09 leave out the phone where the form has its own tab for it', async () => {
    await showInSite(<Page />, {
      info: {
        firebase: { ...firebase, channels: [...all] },
        sms: { enabled: true, firebase: false, apiKey: '' },
      },
    });
    await screen.findByRole('link', { name: 'Continue with Google' });
    expect(screen.queryByRole('link', { name: 'Continue with Mobile number' })).toBeNull();
  });
});

describe('a sign-in that makes its account by itself', () => {
  it('IDP-03, REG-02 brings the codes of the link along, and forgets them then', async () => {
    deviceStorage.write('affiliateCode', 'north-77');
    const { sent } = await show({ replies: { signIn: { answer: signedIn } } });
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    expect(sent('signIn')[0]?.input).toMatchObject({
      affiliateCode: 'north-77',
      domain: location.host,
    });
    expect(deviceStorage.read('affiliateCode')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('REG-02 the login of a known one keeps them for a registration to come', async () => {
    deviceStorage.write('affiliateCode', 'north-77');
    await show({ replies: { signIn: { answer: { ...signedIn, firstTimeLogin: false } } } });
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    expect(deviceStorage.read('affiliateCode')).toBe('north-77');
  });
});

describe('a sign-in that the native app does itself', () => {
  const tell = (result: unknown) =>
    act(() =>
      (window as unknown as { onThirdPartyLogin: (result: unknown) => void }).onThirdPartyLogin(
        result,
      ),
    );
  it('IDP-09 its failure is a notice, in its own words and as text, once', async () => {
    const { foundation } = await show();
    await dialog();
    tell('Success');
    expect(foundation.notices.get()).toEqual([]);
    tell('Failure <b>12501</b>');
    tell('Failure <b>12501</b>');
    const { t } = foundation.language.get();
    expect(foundation.notices.get().map(({ say }) => say(t))).toEqual(['Failure <b>12501</b>']);
  });
});
