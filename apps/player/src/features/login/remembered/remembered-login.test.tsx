// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '@parlour/contract/endpoint';
import type { signIn } from '@parlour/contract/login/calls';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { sessionKey } from '#foundation/session/session-record.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { deviceStorage, tabStorage } from '#platform/storage.ts';
import { LoginPage } from '../login-page.tsx';

// jsdom has no IndexedDB.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

/** A loader that must not be called: the parts have their own tests. */
const unasked = () => Promise.reject(new Error('nobody asks for it'));
const parts = { loadSmsForm: unasked, loadSecondFactor: unasked, loadCaptcha: unasked };

const answer: Answer<typeof signIn> = {
  token: 'fresh',
  firstTimeLogin: false,
  passwordExpired: false,
  passwordChangeRequired: false,
  userName: 'demo',
  id: '7',
};
const token = 'dt1.selector.first';
const on: Partial<SiteStatus['info']> = { whitelabelVal: { MOBILEAUTOLOGIN3: true } };
const replies = { signIn: { answer: { ...answer, rememberToken: token } } };

const show = (options: TestOptions = {}) =>
  showInSite(<LoginPage {...parts} />, { info: on, replies, ...options });
const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const box = () => screen.getByRole('checkbox', { name: 'Remember me' }) as HTMLInputElement;
const record = () => JSON.parse(deviceStorage.read('remPass') ?? 'null') as object | null;
const keptText = () =>
  deviceStorage
    .keys('')
    .map((key) => deviceStorage.read(key))
    .join(' ');
const flag = () => deviceStorage.read('autoLogin');

async function logIn(remembers = true): Promise<void> {
  await user.type(field('Username'), 'demo');
  await user.type(field('Password'), 'demo-Pass1');
  if (remembers !== box().checked) await user.click(box());
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}
const landed = () => waitFor(() => expect(location.pathname).not.toBe('/m/login'));
const quiet = () => new Promise((resolve) => setTimeout(resolve, 150));

/** Opens the page again on the same device. */
async function comeBack(options: TestOptions = {}) {
  cleanup();
  tabStorage.remove(sessionKey);
  return show(options);
}
/** Opens the page on a device that remembers demo. */
async function remembered(options: TestOptions = {}) {
  await show();
  await logIn();
  await landed();
  return comeBack(options);
}

it('LOGIN-03, SESS-02, SESS-03 with the box the device keeps the token, sealed, and no password', async () => {
  const { server } = await show();
  await logIn();
  await landed();
  expect(server.calls[0]?.input).toMatchObject({ rememberMe: true });
  expect(record()).toEqual({
    username: 'demo',
    type: 'username',
    merchantCode: 'lumen',
    secret: expect.stringMatching(/^[\w+/=]{40,}$/) as string,
  });
  expect(flag()).toBe('1');
  const kept = keptText();
  for (const secret of ['demo-Pass1', token]) expect(kept).not.toContain(secret);
});
it('LOGIN-03 without the box nothing is kept, and what was kept is cleared', async () => {
  await remembered({ info: {} });
  await logIn(false);
  await landed();
  expect([record(), flag()]).toEqual([null, null]);
});
it('LOGIN-08 the next visit logs in with the token, and keeps the one that comes for it', async () => {
  const first = await remembered({
    replies: { signIn: { answer: { ...answer, rememberToken: 'dt1.selector.second' } } },
  });
  await landed();
  const sent = { username: 'demo', password: token, type: 'username', rememberMe: true };
  expect(first.server.calls.map(({ input }) => input)).toEqual([expect.objectContaining(sent)]);
  expect(location.pathname).toBe('/m/home');
  const second = await comeBack();
  await landed();
  expect(second.server.calls[0]?.input).toMatchObject({ password: 'dt1.selector.second' });
});
it('LOGIN-08 of a gateway that gives no token it is the password, sealed', async () => {
  const { passwordChangeRequired: _, ...foreign } = answer;
  await show({ replies: { signIn: { answer: foreign } } });
  await logIn();
  await landed();
  expect(keptText()).not.toContain('demo-Pass1');
  const { server } = await comeBack({ replies: { signIn: { answer: foreign } } });
  await landed();
  expect(server.calls[0]?.input).toMatchObject({ password: 'demo-Pass1' });
});
it('LOGIN-08 an automatic login that must change the password has a session that can only do that', async () => {
  const limited = { ...answer, passwordChangeRequired: true };
  await remembered({ replies: { signIn: { answer: limited } } });
  await landed();
  expect(tabStorage.read(sessionKey)).toContain('"updatePassword":true');
});

it.each<[string, TestOptions, () => void]>([
  ['the address has redirectUrl', { path: '/m/login?redirectUrl=%2Fm%2Fx' }, () => undefined],
  [
    'the address had redirectUrl, which waits in the tab',
    {},
    () => tabStorage.write('redirectUrl', `${Date.now()} /m/x`),
  ],
  ['the address has backUrl', { path: '/m/login?backUrl=%2Fm%2Fx' }, () => undefined],
  ['MOBILEAUTOLOGIN3 is off', { info: {} }, () => undefined],
  ['the stored merchant differs', { info: { ...on, merchantCode: 'marigold' } }, () => undefined],
  ['autoLogin is "0"', {}, () => deviceStorage.write('autoLogin', '0')],
  [
    'the stored login is sms',
    {},
    () => deviceStorage.write('remPass', JSON.stringify({ ...record(), type: 'sms' })),
  ],
  [
    'the record holds no credential',
    {},
    () => deviceStorage.write('remPass', JSON.stringify({ ...record(), secret: '' })),
  ],
  ['the record is not one', {}, () => deviceStorage.write('remPass', '{')],
  ['the key is gone', {}, () => deviceStorage.remove('sass')],
])('LOGIN-07, LOGIN-13 nobody is logged in by itself when %s', async (_case, options, change) => {
  await show();
  await logIn();
  await landed();
  change();
  const { server } = await comeBack(options);
  await quiet();
  expect(server.calls).toEqual([]);
  expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).toBeNull();
});
it('LOGIN-07 nor when there is a session', async () => {
  const { server } = await remembered({ session: { token: 'tok' } });
  await quiet();
  expect(server.calls).toEqual([]);
});
it('LOGIN-13 nor twice in a page load', async () => {
  const { server, foundation } = await remembered({
    replies: { signIn: { refusal: 'TOO_MANY_REQUEST.login' } },
  });
  await waitFor(() => expect(server.calls).toHaveLength(1));
  const { takeAutomatic } = await import('./automatic.ts');
  expect(await takeAutomatic(foundation)).toBeNull();
});
it('LOGIN-13 whoever is remembered stands in the form, with the box as it was', async () => {
  await remembered({ info: {} });
  await waitFor(() => expect(field('Username').value).toBe('demo'));
  expect(box().checked).toBe(true);
  expect(field('Password').value).toBe('');
});

type Refusal = {
  refusal:
    | 'login.cred.err'
    | 'login_verify_required'
    | 'captcha_err'
    | 'geetest_captcha_err'
    | 'TOO_MANY_REQUEST.login';
};
it.each<[string, Refusal | { foreign: { status: number; body: object } }, boolean]>([
  ['login.cred.err', { refusal: 'login.cred.err' }, false],
  [
    'any other error with a message',
    { foreign: { status: 400, body: { success: false, errorCode: 'locked', message: 'No.' } } },
    false,
  ],
  ['login_verify_required', { refusal: 'login_verify_required' }, true],
  [
    'bind_customer_required',
    {
      foreign: {
        status: 400,
        body: { success: false, errorCode: 'bind_customer_required', message: 'Bind.' },
      },
    },
    true,
  ],
  ['captcha_err', { refusal: 'captcha_err' }, true],
  ['geetest_captcha_err', { refusal: 'geetest_captcha_err' }, true],
  ['TOO_MANY_REQUEST', { refusal: 'TOO_MANY_REQUEST.login' }, true],
  ['502', { foreign: { status: 502, body: {} } }, true],
  ['503', { foreign: { status: 503, body: { message: 'Later.' } } }, true],
])('SESS-04 after %s what is remembered stays: %s', async (_case, reply, stays) => {
  const { server } = await remembered({ replies: { signIn: reply } });
  await waitFor(() => expect(server.calls).toHaveLength(1));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-disabled')).toBeNull(),
  );
  expect([record() !== null, flag()]).toEqual([stays, stays ? '1' : '0']);
});
it.each([400, 403])(
  'SESS-04 after token_ip_different (HTTP %i) the record stays, and nothing logs in by itself the next time',
  async (status) => {
    const body = { success: false, errorCode: 'token_ip_different', message: 'Another network.' };
    const { server, foundation } = await remembered({
      replies: { signIn: { foreign: { status, body } } },
    });
    await waitFor(() => expect(server.calls).toHaveLength(1));
    await waitFor(() => expect(foundation.notices.get()).toHaveLength(1));
    const { t } = foundation.language.get();
    expect(foundation.notices.get()[0]?.say(t)).toBe('Another network.');
    await waitFor(() => expect([record() !== null, flag()]).toEqual([true, '0']));
  },
);
it('SESS-04 a line that is gone is no verdict', async () => {
  await show();
  await logIn();
  await landed();
  const { server } = await comeBack({ replies: { signIn: () => new Promise(() => undefined) } });
  await waitFor(() => expect(server.calls).toHaveLength(1));
  server.close();
  expect(await screen.findByText(/^You’re offline\./)).toBeDefined();
  expect([record() !== null, flag()]).toEqual([true, '1']);
});
it('SESS-04 an automatic login that is refused asks to log in, and blames nothing that was typed', async () => {
  await remembered({ replies: { signIn: { refusal: 'login.cred.err' } } });
  expect((await screen.findByRole('alert')).textContent).toBe('Please log in.');
  expect(field('Username').getAttribute('aria-invalid')).toBeNull();
});
