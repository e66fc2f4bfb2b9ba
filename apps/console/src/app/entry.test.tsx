// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deviceStorage } from '#platform/storage.ts';
import type { Replies } from '../testing/answering-office.ts';
import { queueOf } from '../testing/sample-talks.ts';
import { account, showOffice, user } from '../testing/show-office.tsx';

const nobody: Replies = { whoAmI: { refusal: 'not_logged_in' } };
const empty: Replies = { listQueue: queueOf() };
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

async function fillLogin(): Promise<void> {
  await user.type(await field('E-mail address'), 'imke@example.com');
  await user.type(await field('Password'), 'seven-grey-Herons');
  await user.type(await field('Code'), '123456');
}

describe('the login', () => {
  it('STAFF-03, STAFF-09 leads somebody without a session to the form, and afterwards to the wanted page', async () => {
    const { server } = await showOffice('/chat', {
      ...nobody,
      ...empty,
      logInStaff: { answer: {} },
    });
    await fillLogin();
    expect(location.pathname).toBe('/login');
    server.replies = { ...server.replies, whoAmI: { answer: account } };
    await press('Log in');
    expect(await screen.findByText('Nobody is waiting')).toBeDefined();
    expect(location.pathname).toBe('/chat');
    expect(server.inputsOf('logInStaff')).toEqual([
      { mail: 'imke@example.com', password: 'seven-grey-Herons', code: '123456' },
    ]);
  });
  it('STAFF-03, STAFF-09 says one sentence whatever was wrong, and takes the code anew', async () => {
    await showOffice('/login', { logInStaff: { refusal: 'login_refused' } });
    await fillLogin();
    await press('Log in');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'E-mail address, password, passkey or code isn’t right.',
    );
    expect((await field('Code')).value).toBe('');
    expect((await field('Password')).value).toBe('seven-grey-Herons');
  });
  it('STAFF-03, STAFF-09 tells how long to wait after too many tries, and what to do without a line', async () => {
    const headers = { 'retry-after': '600' };
    const { server } = await showOffice('/login', {
      logInStaff: { refusal: 'too_many_tries', headers },
    });
    await fillLogin();
    await press('Log in');
    expect((await screen.findByRole('alert')).textContent).toContain('in 10 minutes');
    server.replies = { logInStaff: { lost: true } };
    await user.type(await field('Code'), '123456');
    await press('Log in');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Check your network'),
    );
  });
  it('STAFF-09 speaks Chinese, and the device remembers it', async () => {
    await showOffice('/login', {});
    await press('Language, English');
    await user.click(await screen.findByRole('menuitem', { name: '简体中文' }));
    expect(await screen.findByRole('heading', { name: '登录' })).toBeDefined();
    expect(document.documentElement.lang).toBe('zh-Hans');
    expect(deviceStorage.read('language')).toBe('CN');
  });
});

describe('an invitation', () => {
  const secret = 'K7QX2MHDVN4R6TPA';
  const mail = 'new@example.com';
  const otpauth = `otpauth://totp/Parlour:new?secret=${secret}`;
  const codes = ['4KX9W-W2TDQ', '7PMRC-C6QHV'];
  const open: Replies = { openInvitation: { answer: { mail, secret, otpauth } } };

  async function take(): Promise<void> {
    await user.type(await field('New password'), 'seven-grey-Herons');
    await user.type(await field('Code from the app'), '123456');
    await press('Continue');
  }
  it('STAFF-02, STAFF-09 sets password and authenticator, shows the recovery codes once, and leads in', async () => {
    const { server } = await showOffice('/invitation#TOKEN', {
      ...open,
      ...empty,
      takeInvitation: { answer: { recoveryCodes: codes } },
    });
    expect(await screen.findByText('K7QX 2MHD VN4R 6TPA')).toBeDefined();
    const qr = screen.getByText(/^QR code/).parentElement;
    expect(qr?.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
    await take();
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual(codes);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await press('Copy');
    expect(copied).toHaveBeenCalledWith(codes.join('\n'));
    const file = screen.getByRole('link', { name: 'Download' });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(codes[1]);
    await press('Continue');
    expect(
      (await screen.findByText(/^Save the codes first/)).closest('[role=alert]'),
    ).not.toBeNull();
    await user.click(screen.getByRole('checkbox'));
    await press('Continue');
    expect(await screen.findByText('Nobody is waiting')).toBeDefined();
    expect(server.inputsOf('takeInvitation')).toEqual([
      { token: 'TOKEN', password: 'seven-grey-Herons', code: '123456' },
    ]);
  });
  it('STAFF-02, A7 marks the requirements that a password does not meet', async () => {
    await showOffice('/invitation#TOKEN', {
      ...open,
      takeInvitation: { refusal: 'password_weak', value: { reasons: ['common'] } },
    });
    await take();
    const rules = await screen.findByRole('list', { name: 'Password requirements' });
    await waitFor(() =>
      expect(within(rules).getByText('Not a common password').dataset['state']).toBe('broken'),
    );
    expect(within(rules).getByText('At least 8 characters').dataset['state']).toBe('met');
    expect(screen.getByRole('alert').textContent).toContain('stronger password');
  });
  it('STAFF-02, STAFF-09 says that a code is wrong, and that a link is over', async () => {
    await showOffice('/invitation#TOKEN', { ...open, takeInvitation: { refusal: 'code_wrong' } });
    await take();
    expect((await screen.findByRole('alert')).textContent).toContain('That code isn’t right');
    expect((await field('Code from the app')).value).toBe('');
  });
  it.each(['/invitation', '/invitation#USED'])(
    'STAFF-02, STAFF-09 a link that is over has no form: %s',
    async (path) => {
      await showOffice(path, { openInvitation: { refusal: 'invitation_over' } });
      expect((await screen.findByRole('alert')).textContent).toContain('Ask for a new one');
      expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    },
  );
});

describe('the frame', () => {
  it('STAFF-04, STAFF-09 asks somebody of several merchants for one, and changes it', async () => {
    const { server } = await showOffice('/', {
      ...empty,
      whoAmI: { answer: { ...account, merchant: null } },
      chooseMerchant: { answer: {} },
    });
    expect(await screen.findByRole('heading', { name: 'Choose a merchant' })).toBeDefined();
    expect(server.inputsOf('listQueue')).toEqual([]);
    await press('Marigold');
    expect(await screen.findByText('Nobody is waiting')).toBeDefined();
    expect(server.inputsOf('listQueue')).toEqual([{ merchant: 'marigold', whose: 'waiting' }]);
    await press('Merchant, Marigold');
    await user.click(await screen.findByRole('menuitem', { name: 'Lumen' }));
    await screen.findByRole('button', { name: 'Merchant, Lumen' });
    await waitFor(() =>
      expect(server.inputsOf('listQueue').at(-1)).toMatchObject({ merchant: 'lumen' }),
    );
    expect(server.inputsOf('chooseMerchant')).toEqual([
      { merchant: 'marigold' },
      { merchant: 'lumen' },
    ]);
  });
  it('STAFF-04, STAFF-09 tells somebody without a merchant what to do', async () => {
    await showOffice('/chat', {
      whoAmI: { answer: { ...account, merchant: null, merchants: [] } },
    });
    expect(await screen.findByRole('heading', { name: 'No merchant yet' })).toBeDefined();
  });
  it('STAFF-09 what did not come can be asked for again', async () => {
    const { server } = await showOffice('/chat', { ...empty, whoAmI: { lost: true } });
    expect((await screen.findByRole('alert')).textContent).toContain('No connection');
    server.replies = { ...server.replies, whoAmI: { answer: account } };
    await press('Retry');
    expect(await screen.findByText('Nobody is waiting')).toBeDefined();
  });
  it('STAFF-03, STAFF-09 logs out, and says so', async () => {
    const { server } = await showOffice('/chat', { ...empty, logOutStaff: { answer: {} } });
    await press('Account of imke@example.com');
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByText('You’re logged out.')).toBeDefined();
    expect(server.inputsOf('logOutStaff')).toEqual([{}]);
    expect(location.pathname).toBe('/login');
  });
  it('STAFF-09 an address without a page says so', async () => {
    await showOffice('/nowhere', {});
    expect(await screen.findByRole('heading', { name: 'There’s no page here' })).toBeDefined();
  });
});
