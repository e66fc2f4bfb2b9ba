// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { siteStatus } from '#foundation/testing/site-status.ts';
import { prepareDevice, showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { earlyResult, type AnswerPress } from '#platform/early-result.ts';
import { answerEarly, takeEarlyLogin } from './early-login.ts';
import { LoginPage } from './login-page.tsx';

/** A loader that must not be called: the parts have their own tests. */
const unasked = () => Promise.reject(new Error('nobody asks for it'));
const parts = { loadSmsForm: unasked, loadSecondFactor: unasked, loadCaptcha: unasked };

const signIn = {
  answer: {
    token: 'fresh',
    firstTimeLogin: false,
    passwordExpired: false,
    userName: 'demo',
    id: '7',
  },
};

afterEach(() => {
  takeEarlyLogin();
  delete window.parlourEarly;
  document.body.replaceChildren();
});

/** Renders the page as the server does, with the early script and without React. */
async function paint(
  replies: Replies = {},
  status: Partial<SiteStatus> = {},
  info: TestOptions['info'] = {},
) {
  await showInSite(<LoginPage {...parts} />, { info });
  const painted = document.body.innerHTML;
  cleanup();
  performance.clearMarks();
  const server = await prepareDevice({ replies });
  const boot = document.createElement('script');
  boot.id = 'boot';
  boot.type = 'application/json';
  boot.textContent = JSON.stringify({
    status: { ...siteStatus(), ...status },
    language: 'EN',
    painted: {},
  });
  document.body.innerHTML = painted;
  document.body.append(boot);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, asked: RequestInit) => fetch(server.origin + path, asked));
  let answer: AnswerPress | undefined;
  window.parlourEarly = { ...earlyResult(), answerPresses: (given) => void (answer = given) };
  answerEarly();
  const press = (button: HTMLElement) => answer?.(button as HTMLButtonElement);
  return { server, press, submit: () => press(screen.getByRole('button', { name: 'Log in' })) };
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
function type(username: string, password: string): void {
  field('Username').value = username;
  field('Password').value = password;
}
const isUsable = () => performance.getEntriesByName('usable').length > 0;

it('LOGIN-02 before React is here a press sends the login, and a second one nothing', async () => {
  const { server, submit } = await paint({ signIn });
  expect(isUsable()).toBe(true);
  type(' demo ', 'demo-Pass1');
  expect([submit(), submit()]).toEqual(['begun', 'begun']);
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(server.calls[0]).toMatchObject({
    name: 'signIn',
    token: undefined,
    input: { username: 'demo', password: 'demo-Pass1', type: 'username' },
  });
});
it('LOGIN-02 the page takes its answer over, once', async () => {
  const { submit } = await paint({ signIn });
  type('demo', 'demo-Pass1');
  submit();
  document.body.replaceChildren();
  const { foundation, server } = await showInSite(<LoginPage {...parts} />);
  await waitFor(() => expect(foundation.session.get()?.token).toBe('fresh'));
  expect(location.pathname).toBe('/m/home');
  expect(server.calls).toEqual([]);
  expect(takeEarlyLogin()).toBeNull();
});
it('LOGIN-06 a refusal is read when the page is here', async () => {
  const { server, submit } = await paint({
    signIn: { refusal: 'login.cred.err', message: 'Not correct.' },
  });
  type('demo', 'a slip');
  submit();
  await waitFor(() => expect(server.calls).toHaveLength(1));
  document.body.replaceChildren();
  await showInSite(<LoginPage {...parts} />);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That username or password isn’t right.',
  );
});
it.each([
  ['', 'demo-Pass1'],
  ['demo', ''],
])(
  'LOGIN-12 with %j and %j a field is missing: that is the page’s to say',
  async (username, password) => {
    const { server, submit } = await paint();
    type(username, password);
    expect(submit()).toBe('kept');
    expect(takeEarlyLogin()).toBeNull();
    expect(server.calls).toEqual([]);
  },
);
it('LOGIN-12 the password is shown and hidden again', async () => {
  const { press } = await paint();
  const show = screen.getByRole('button', { name: 'Show password' });
  expect(press(show)).toBe('done');
  expect(field('Password').type).toBe('text');
  expect(press(show)).toBe('done');
  expect(field('Password').type).toBe('password');
});
it('LOGIN-12 buttons of other parts are the page’s own business', async () => {
  const { press } = await paint({ signIn });
  type('demo', 'demo-Pass1');
  const language = document.createElement('button');
  document.body.append(language);
  const other = document.createElement('button');
  other.type = 'button';
  document.querySelector('form')?.prepend(other);
  expect([press(language), press(other)]).toEqual(['kept', 'kept']);
  expect(takeEarlyLogin()).toBeNull();
});
it('ROUTE-04 where the server painted no form nothing is answered', async () => {
  document.body.replaceChildren();
  performance.clearMarks();
  window.parlourEarly = {
    ...earlyResult(),
    answerPresses: () => {
      throw new Error('there is no form');
    },
  };
  answerEarly();
  expect(isUsable()).toBe(false);
});

const broken = { envelopeKey: { broken: { keyId: 'x' } } };

it('NET-06 the key is asked for when the form is touched before React is here, once and not before', async () => {
  const { server } = await paint(broken, { envelope: 'modern' });
  expect(server.calls).toEqual([]);
  fireEvent.focusIn(field('Username'));
  fireEvent.focusIn(field('Password'));
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toEqual(['envelopeKey']));
});
it('NET-07 a login that cannot be sealed before React is here is not sent, and the page says so', async () => {
  const { server, submit } = await paint(broken, { envelope: 'modern' });
  type('demo', 'demo-Pass1');
  submit();
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toEqual(['envelopeKey']));
  document.body.replaceChildren();
  await showInSite(<LoginPage {...parts} />);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Your details couldn’t be sent securely. Try again in a moment.',
  );
  expect(server.calls).toHaveLength(1);
});

it('CAP-02 where a captcha stands before the password the early form sends nothing, and shows the password all the same', async () => {
  const { server, submit, press } = await paint(
    {},
    {},
    { register: { captcha: { enabled: true } } },
  );
  type('demo', 'demo-Pass1');
  expect(submit()).toBe('kept');
  expect(press(screen.getByRole('button', { name: 'Show password' }))).toBe('done');
  expect(server.calls).toEqual([]);
  expect(takeEarlyLogin()).toBeNull();
});
