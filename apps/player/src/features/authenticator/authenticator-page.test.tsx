// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Answer } from '@parlour/contract/endpoint';
import type { memberInfo } from '@parlour/contract/member/calls';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { AuthenticatorPage } from './authenticator-page.tsx';

const member: Answer<typeof memberInfo> = {
  id: '7',
  userName: 'mira',
  account: 'mira',
  nickname: null,
  mobile: null,
  type: 0,
  language: 'EN',
  regDate: 1,
  lastLogin: null,
  clubLabel: null,
};
const secret = 'K7QX2MHDVN4R6TPAC3WEZ5JLYB2SG4UF';
const otpauth = `otpauth://totp/Lumen:mira?secret=${secret}&issuer=Lumen`;
const recoveryCodes = ['4KX9W-W2TDQ', '7PMRC-C6QHV'];
const whole: Replies = {
  memberInfo: { answer: { ...member, hasAuthenticator: false } },
  enrolAuthenticator: { answer: { secret, otpauth } },
  confirmAuthenticator: { answer: { recoveryCodes } },
  removeAuthenticator: { answer: null },
};
const isOn: Replies = { memberInfo: { answer: { ...member, hasAuthenticator: true } } };
const show = (replies: Replies = {}) =>
  showInSite(<AuthenticatorPage />, {
    path: '/m/member/authenticator',
    session: { id: '7', userName: 'mira' },
    replies: { ...whole, ...replies },
  });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Code from the app' });
const saidBeside = (field: HTMLElement) => {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.querySelector(`[id="${ids[0]}"]`)?.textContent;
};
const saidOf = async () => saidBeside(await code());
const password = () => screen.findByLabelText<HTMLInputElement>('Password');
const setUp = () => press('Set up authenticator app');
const begin = async () => {
  await setUp();
  await user.type(await password(), 'four-blue-Otters');
  await press('Continue');
};
const confirm = async (typed = '123456') => {
  await user.type(await code(), typed);
  // A complete code is sent by its last digit.
  if (typed.length < 6) await press('Turn on');
};

describe('the page', () => {
  it.each([
    [false, 'Authenticator app is off', 'Set up authenticator app'],
    [true, 'Authenticator app is on', 'Remove authenticator app'],
  ])('TFA-08 says whether it is on: %s', async (hasAuthenticator, title, way) => {
    await show({ memberInfo: { answer: { ...member, hasAuthenticator } } });
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByRole('button', { name: way })).toBeDefined();
  });
  it('TFA-08 what does not come can be asked for again', async () => {
    const { server } = await show({ memberInfo: { refusal: 'service_unavailable' } });
    await screen.findByRole('alert');
    server.replies = whole;
    await press('Retry');
    expect(await screen.findByRole('heading', { name: 'Authenticator app is off' })).toBeDefined();
  });
  it('SESS-03, TFA-08 a login that only the device remembers is led to a full one', async () => {
    const { foundation } = await show({
      memberInfo: { answer: { ...member, isBasic: true } },
      logOut: { answer: null },
    });
    await press('Log in again');
    await waitFor(() => expect(location.pathname).toBe('/m/login'));
    expect(foundation.session.get()).toBeNull();
  });
  it('SESS-03, TFA-08 so it is where the server says it only when it is asked', async () => {
    const { foundation } = await show({ enrolAuthenticator: { refusal: 'full_login_required' } });
    await begin();
    expect(
      await screen.findByRole('heading', { name: 'Log in with your password first' }),
    ).toBeDefined();
    expect(foundation.notices.get()).toEqual([]);
  });
});

describe('turning it on', () => {
  it('TFA-08 shows the secret as a QR code, in groups and as a link, and is on with the first code', async () => {
    const { server } = await show();
    await begin();
    expect(await screen.findByText('K7QX 2MHD VN4R 6TPA C3WE Z5JL YB2S G4UF')).toBeDefined();
    const inApp = await screen.findByRole('link', { name: /Open in an app/ });
    expect(inApp.getAttribute('href')).toBe(otpauth);
    expect(document.querySelector('.qr path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await press('Copy key');
    expect(copied).toHaveBeenCalledWith(secret);
    await confirm('๑๒๓๔๕๖');
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(recoveryCodes);
    expect(server.calls.at(-1)).toMatchObject({ input: { code: '123456' } });
  });
  it('TFA-08 nobody leaves the recovery codes without saying that they are kept', async () => {
    await show();
    await begin();
    await confirm();
    await screen.findByRole('list', { name: 'Recovery codes' });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await press('Copy all');
    expect(copied).toHaveBeenCalledWith(recoveryCodes.join('\n'));
    const file = screen.getByRole('link', { name: 'Save as file' });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(recoveryCodes[1]);
    expect(file.getAttribute('download')).toBe('lumen-recovery-codes.txt');
    await press('Done');
    expect((await screen.findByRole('alert')).textContent).toContain('tick the box');
    await user.click(screen.getByRole('checkbox'));
    await press('Done');
    expect(await screen.findByRole('heading', { name: 'Authenticator app is on' })).toBeDefined();
    await waitFor(() => expect(screen.queryByText(recoveryCodes[0] ?? '')).toBeNull());
  });
  it('TFA-08, A4 the password is asked for first', async () => {
    const { server } = await show();
    await setUp();
    await press('Continue');
    expect(saidBeside(await password())).toBe('Enter your password.');
    expect(server.calls.map(({ name }) => name)).not.toContain('enrolAuthenticator');
    await user.type(await password(), 'four-blue-Otters');
    await press('Continue');
    await code();
    const sent = server.calls.find(({ name }) => name === 'enrolAuthenticator');
    expect(sent?.input).toEqual({ password: 'four-blue-Otters' });
  });
  it('TFA-08, A4 a wrong one is said beside it, and nothing is shown', async () => {
    const { foundation } = await show({ enrolAuthenticator: { refusal: 'password_wrong' } });
    await begin();
    await waitFor(async () =>
      expect(saidBeside(await password())).toBe('Your current password isn’t right.'),
    );
    expect(document.activeElement).toBe(await password());
    expect(document.querySelector('.qr')).toBeNull();
    expect(foundation.notices.get()).toEqual([]);
  });
  it('TFA-08 leaving before the code keeps it off', async () => {
    const { server } = await show();
    await begin();
    await code();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Authenticator app is off' })).toBeDefined();
    expect(server.calls.map(({ name }) => name)).not.toContain('confirmAuthenticator');
  });
  it('TFA-08 a wrong code is said beside it, stays and is marked to be typed anew', async () => {
    const { foundation } = await show({
      confirmAuthenticator: { refusal: 'verification_code_err', message: 'Not right.' },
    });
    await begin();
    await confirm();
    await waitFor(async () =>
      expect(await saidOf()).toBe('That code isn’t right, or it has expired.'),
    );
    const field = await code();
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['123456', 0, 6]);
    expect(document.activeElement).toBe(field);
    expect(foundation.notices.get()).toEqual([]);
  });
  it('TFA-08 half a code is not sent', async () => {
    const { server } = await show();
    await begin();
    await confirm('123');
    expect(await saidOf()).toBe('Enter the six digits from the app.');
    expect(server.calls.map(({ name }) => name)).not.toContain('confirmAuthenticator');
  });
  it('NET-17, TFA-08 a limit is said beside it with the waiting time', async () => {
    const headers = { 'retry-after': '120' };
    await show({ confirmAuthenticator: { refusal: 'TOO_MANY_REQUEST.code', headers } });
    await begin();
    await confirm();
    await waitFor(async () =>
      expect(await saidOf()).toBe('Too many attempts. Try again in 2 minutes.'),
    );
  });
  it('TFA-08 where the answer is lost it is said what to do', async () => {
    const { server } = await show();
    await begin();
    await code();
    server.close();
    await confirm();
    await waitFor(async () => expect(await saidOf()).toContain('remove it and set it up again'));
  });
  it('TFA-08 one that another device has set up meanwhile is shown', async () => {
    const { foundation, server } = await show({
      enrolAuthenticator: { refusal: 'authenticator_set_up' },
    });
    await screen.findByRole('heading', { name: 'Authenticator app is off' });
    server.replies = { ...server.replies, ...isOn };
    await begin();
    expect(await screen.findByRole('heading', { name: 'Authenticator app is on' })).toBeDefined();
    await waitFor(() => expect(foundation.notices.get()).toHaveLength(1));
  });
});

describe('turning it off', () => {
  const proof = () => screen.findByLabelText<HTMLInputElement>('Password or code');
  const sentOf = (server: { calls: { name: string; input: unknown }[] }) =>
    server.calls.filter(({ name }) => name === 'removeAuthenticator').map(({ input }) => input);

  it('TFA-08 the password or a code is asked for', async () => {
    const { server } = await show(isOn);
    await press('Remove authenticator app');
    await press('Remove');
    expect(saidBeside(await proof())).toBe('Enter your password or a code.');
    await press('Close');
    expect(sentOf(server)).toEqual([]);
    await press('Remove authenticator app');
    await user.type(await proof(), '123456');
    await press('Remove');
    expect(await screen.findByRole('heading', { name: 'Authenticator app is off' })).toBeDefined();
    expect(sentOf(server)).toEqual([{ passwordOrCode: '123456' }]);
  });
  it.each<[string, NonNullable<Replies['removeAuthenticator']>, RegExp]>([
    ['what is wrong', { refusal: 'password_wrong' }, /isn’t your password or a valid code/],
    ['too many tries', { refusal: 'TOO_MANY_REQUEST.code', value: { retryAfter: 60 } }, /again/],
    ['a failure', { refusal: 'service_unavailable' }, /^This isn’t available right now/],
  ])('TFA-08, NET-10 %s is said beside the field, and leaves it on', async (_, reply, said) => {
    const { foundation } = await show({ ...isOn, removeAuthenticator: reply });
    await press('Remove authenticator app');
    await user.type(await proof(), 'four-blue-Otters');
    await press('Remove');
    await waitFor(async () => expect(saidBeside(await proof())).toMatch(said));
    expect(document.activeElement).toBe(await proof());
    expect(foundation.notices.get()).toEqual([]);
    expect(
      screen.getByRole('heading', { name: 'Authenticator app is on', hidden: true }),
    ).toBeDefined();
  });
});
