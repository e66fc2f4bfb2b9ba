// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '@parlour/contract/endpoint';
import type { signIn } from '@parlour/contract/login/calls';
import { signIn as shape } from '@parlour/contract/login/calls.schema';
import { leadsToUnbuilt } from '#foundation/navigation/paths.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import type { SecondFactorProps } from '#foundation/api/second-factors.ts';
import { LoginPage } from './login-page.tsx';

/** A loader that must not be called: the parts have their own tests. */
const unasked = () => Promise.reject(new Error('nobody asks for it'));
const parts = { loadSmsForm: unasked, loadSecondFactor: unasked, loadCaptcha: unasked };

const answer: Answer<typeof signIn> = {
  token: 'fresh',
  firstTimeLogin: false,
  passwordExpired: false,
  userName: 'demo',
  id: '7',
};
const show = (options: TestOptions = {}) => showInSite(<LoginPage {...parts} />, options);
const field = (name: string) => screen.getByLabelText(name);
/** The text that describes the field. */
const saidOf = (name: string) => {
  const id = field(name).getAttribute('aria-describedby');
  return document.querySelector(`[id="${id}"]`)?.textContent;
};
const button = () => screen.getByRole('button', { name: 'Log in' });
const stored = () => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null') as unknown;

async function logIn(password = 'demo-Pass1') {
  await user.type(field('Username'), 'demo');
  await user.type(field('Password'), password.replaceAll('{', '{{'));
  await user.click(button());
}
beforeEach(() => localStorage.clear());

describe('the form', () => {
  it('LOGIN-12 fields say what they are for, and the password can be shown', async () => {
    await show();
    expect(field('Username').getAttribute('autocomplete')).toBe('username');
    expect(field('Password').getAttribute('autocomplete')).toBe('current-password');
    // Phones do not capitalise or spell-check it, nor accept more letters than the server does.
    expect(field('Username').getAttribute('autocapitalize')).toBe('none');
    expect(field('Username').getAttribute('spellcheck')).toBe('false');
    expect(field('Username').getAttribute('maxlength')).toBe('64');
    expect(field('Password').getAttribute('maxlength')).toBe('128');
    expect(field('Password').getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field('Password').getAttribute('type')).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('Password').getAttribute('type')).toBe('password');
  });
  it('LOGIN-12 without scripts it is sent by POST: no password gets into an address', async () => {
    await show();
    expect(field('Password').closest('form')?.method).toBe('post');
  });
  it('REG-01 who is new here is led to an account, unless the merchant makes none', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Create an account' });
    expect(link.getAttribute('href')).toBe('/m/register');
    cleanup();
    await show({ info: { register: { captcha: { enabled: false }, open: false } } });
    expect(screen.queryByRole('link', { name: /account/i })).toBeNull();
  });
  it('REG-05, LOGIN-01 a forgotten password leads to the reset, and the headset to customer service', async () => {
    const path = 'https://help.example/chat';
    await show({
      info: {
        passwordReset: { sms: true, email: false },
        customerService: [{ title: 'Help', path }],
      },
    });
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Forgot password?')).toBe('/m/forgotPassword');
    expect(address('Customer service')).toBe(path);
    cleanup();
    await show();
    expect(screen.queryByRole('link', { name: 'Customer service' })).toBeNull();
  });
  it('LOGIN-12 with scripts the browser itself sends nothing', async () => {
    await show();
    const form = field('Password').closest('form');
    expect(form && fireEvent.submit(form)).toBe(false);
  });
  it('LOGIN-12 each empty field is said inline, tied to the field, and nothing is sent', async () => {
    const { server } = await show();
    await user.click(button());
    expect(['Username', 'Password'].map(saidOf)).toEqual([
      'Enter your username.',
      'Enter your password.',
    ]);
    expect(document.activeElement).toBe(field('Username'));
    await user.type(field('Username'), 'demo');
    await user.click(button());
    expect(['Username', 'Password'].map(saidOf)).toEqual([undefined, 'Enter your password.']);
    expect(document.activeElement).toBe(field('Password'));
    expect(server.calls).toEqual([]);
  });
  it('ROUTE-10 it leads to no registration before that is built', async () => {
    await show();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(ways.filter(leadsToUnbuilt)).toEqual([]);
  });
  it('LANG-04 another language keeps what was typed', async () => {
    const { foundation } = await show();
    await user.type(field('Username'), 'demo');
    await foundation.language.change('TH');
    await waitFor(() => expect(field('ชื่อผู้ใช้')).toHaveProperty('value', 'demo'));
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['th', 'ltr']);
  });
});

describe('a login that succeeds', () => {
  it('LOGIN-01 sends username, password, type and the same device id every time', async () => {
    const { server } = await show({ replies: { signIn: { answer } } });
    await logIn();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    const input = shape.input.parse(server.calls[0]?.input);
    expect(input).toMatchObject({ username: 'demo', password: 'demo-Pass1', type: 'username' });
    expect(localStorage.getItem('loginDeviceId')).toBe(input.loginDeviceId);
  });
  it('LOGIN-03 saves the session and lands at home', async () => {
    await show({ replies: { signIn: { answer } }, path: '/m/login?x=1' });
    await logIn();
    await waitFor(() => expect(location.pathname + location.search).toBe('/m/home'));
    expect(stored()).toEqual({
      token: 'fresh',
      id: '7',
      userName: 'demo',
      merchantCode: 'lumen',
      firstTimeLogin: false,
      updatePassword: false,
    });
  });
  it('LOGIN-04 the initial password makes a session that must change it', async () => {
    await show({ replies: { signIn: { answer } } });
    await logIn('{secret}');
    await waitFor(() => expect(stored()).toMatchObject({ updatePassword: true }));
  });
});

describe('a login that asks for more', () => {
  const Sheet = ({ isOpen, asked, first, onAnswer, onClose }: SecondFactorProps) => (
    <>
      {isOpen && <p>{JSON.stringify(asked)}</p>}
      {isOpen && <p>{JSON.stringify(first)}</p>}
      <button type="button" onClick={() => onAnswer(answer)}>
        pass
      </button>
      <button type="button" onClick={onClose}>
        close
      </button>
    </>
  );
  async function ask(value: object = { payeeName: true, sms: true, emailCode: true }) {
    const shown = await showInSite(<LoginPage {...parts} loadSecondFactor={async () => Sheet} />, {
      replies: { signIn: { refusal: 'login_verify_required', value } },
    });
    await logIn();
    await screen.findByText(/required/);
    return shown;
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }));

  it('LOGIN-05, TFA-01, TFA-03 hands the ways in their order and the first proof to the sheet', async () => {
    const { server } = await ask();
    screen.getByText('{"required":["sms","payeeName"],"hasEmailCode":true}');
    const first = JSON.parse(screen.getByText(/password/).textContent ?? '') as object;
    expect(first).toEqual(shape.input.parse(server.calls[0]?.input));
    expect(first).toMatchObject({ username: 'demo', password: 'demo-Pass1', type: 'username' });
  });
  it('LOGIN-05, LOGIN-03 the login is whole with the answer to it', async () => {
    await ask({ payeeName: true });
    expect([stored(), location.pathname]).toEqual([null, '/m/login']);
    await press('pass');
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    expect(stored()).toMatchObject({ token: 'fresh' });
  });
  it('LOGIN-02, LOGIN-05 nothing else is sent while it is open; closed, the form is free at once', async () => {
    const { server } = await ask();
    await user.click(button());
    expect(server.calls).toHaveLength(1);
    await press('close');
    expect(screen.queryByText(/required/)).toBeNull();
    await user.click(button());
    await screen.findByText(/required/);
    expect(server.calls).toHaveLength(2);
  });
});

describe('a login that does not', () => {
  it('LOGIN-06 a wrong password is said below the fields and of both, is selected, and raises no notice', async () => {
    const { server, foundation } = await show({
      replies: { signIn: { refusal: 'login.cred.err', message: 'Not correct.' } },
    });
    await logIn();
    const said = await screen.findByRole('alert');
    expect(said.textContent).toBe('That username or password isn’t right.');
    expect(['Username', 'Password'].map(saidOf)).toEqual([
      'That username or password isn’t right.',
      'That username or password isn’t right.',
    ]);
    expect(field('Username').getAttribute('aria-invalid')).toBe('true');
    const password = field('Password') as HTMLInputElement;
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, password.value.length]);
    expect(foundation.notices.get()).toEqual([]);
    server.replies = { signIn: { answer } };
    await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
    await user.click(button());
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
  });
  it('LOGIN-06, LOGIN-12 the reason stands right below the password', async () => {
    await show({ replies: { signIn: { refusal: 'login.cred.err', message: 'Not correct.' } } });
    await logIn();
    const said = await screen.findByRole('alert');
    expect(said.previousElementSibling?.contains(field('Password'))).toBe(true);
  });
  it.each([undefined, {}, { sms: false }, { other: true }])(
    'LOGIN-05, LOGIN-06 a second factor of none of our ways (%j) is said in a notice, and no session begins',
    async (value) => {
      const { foundation } = await show({
        replies: { signIn: { refusal: 'login_verify_required', ...(value && { value }) } },
      });
      await logIn();
      await waitFor(() => expect(foundation.notices.get()).toHaveLength(1));
      expect([stored(), location.pathname]).toEqual([null, '/m/login']);
    },
  );
  it('LOGIN-06 a password that was typed anew while the answer was on its way is left alone', async () => {
    const late = Promise.withResolvers<{ refusal: 'login.cred.err'; message: string }>();
    await show({ replies: { signIn: () => late.promise } });
    await logIn('a slip');
    await user.clear(field('Password'));
    await user.type(field('Password'), 'demo-Pass1');
    await user.click(field('Username'));
    late.resolve({ refusal: 'login.cred.err', message: 'Not correct.' });
    await screen.findByText('That username or password isn’t right.');
    expect(document.activeElement).toBe(field('Username'));
  });
  it.each([
    [90, '90 seconds'],
    [91, '2 minutes'],
    [120, '2 minutes'],
    [121, '3 minutes'],
  ])('LOGIN-11 a lock tells that it lasts %i s: %s', async (retryAfter, said) => {
    await show({
      replies: {
        signIn: { refusal: 'login.cred.err', message: 'No.', value: { retryAfter } },
      },
    });
    await logIn();
    expect((await screen.findByRole('alert')).textContent).toBe(
      `That username or password isn’t right. Too many attempts. Try again in ${said}.`,
    );
  });
  it('NET-17 a limit is said inline with the waiting time, and raises no notice', async () => {
    const headers = { 'retry-after': '30' };
    const { foundation } = await show({
      replies: { signIn: { refusal: 'TOO_MANY_REQUEST.login', headers } },
    });
    await logIn();
    expect(await screen.findByText('Too many attempts. Try again in 30 seconds.')).toBeDefined();
    expect(foundation.notices.get()).toEqual([]);
  });
  it.each([500, 503])(
    'NET-10 an answer of %i without words is an unknown error in a notice, and nothing stands in the form',
    async (status) => {
      const { foundation } = await show({ replies: { signIn: { foreign: { status, body: {} } } } });
      await logIn();
      await waitFor(() => expect(foundation.notices.get()).toHaveLength(1));
      const { t } = foundation.language.get();
      expect(foundation.notices.get()[0]?.say(t)).toBe('Something went wrong. Try again.');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
  it('NET-11 a server that cannot be reached is said inline', async () => {
    const { server } = await show();
    server.close();
    await logIn();
    expect(await screen.findByText(/^You’re offline\./)).toBeDefined();
  });
  it.each([
    ['modern', 'envelopeKey'],
    ['legacy', 'rsaKey'],
  ] as const)(
    'NET-07 where the %s envelope cannot be sealed the form says so, and no password is sent',
    async (envelope, key) => {
      const { server, foundation } = await show({
        status: { envelope },
        replies: { [key]: { broken: {} } },
      });
      await logIn();
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Your details couldn’t be sent securely. Try again in a moment.',
      );
      expect(foundation.notices.get()).toEqual([]);
      expect(new Set(server.calls.map(({ name }) => name))).toEqual(new Set([key]));
    },
  );
  it('NET-07 what the server says instead of a key is said as of the login itself', async () => {
    const { server, foundation } = await show({
      status: { envelope: 'modern' },
      replies: { envelopeKey: { refusal: 'service_unavailable', message: 'Not now.' } },
    });
    await logIn();
    await waitFor(() => expect(foundation.notices.get()).toHaveLength(1));
    expect(foundation.notices.get()[0]?.say(foundation.language.get().t)).toBe('Not now.');
    expect(new Set(server.calls.map(({ name }) => name))).toEqual(new Set(['envelopeKey']));
  });
  it('LOGIN-02 a second press while one attempt runs sends nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<{ answer: typeof answer }>();
    const { server } = await show({ replies: { signIn: () => promise } });
    await logIn();
    await user.click(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    resolve({ answer });
    await waitFor(() => expect(location.pathname).toBe('/m/home'));
    expect(server.calls).toHaveLength(1);
  });
});
