// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deviceStorage } from '#platform/storage.ts';
import type { Replies } from '../testing/answering-office.ts';
import {
  creationOptions,
  madeCredential,
  refusedByPerson,
  requestOptions,
  shownCredential,
  teachPasskeys,
} from '../testing/passkey-browser.ts';
import { queueOf } from '../testing/sample-talks.ts';
import { account, showOffice, user } from '../testing/show-office.tsx';

const password = 'seven-grey-Herons';
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const radio = (name: RegExp | string) => screen.findByRole<HTMLInputElement>('radio', { name });
const alertText = async () => (await screen.findByRole('alert')).textContent;
/** The passkey as the page sends it. */
const sent = (response: object) => ({
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key',
  clientExtensionResults: {},
  response: expect.objectContaining({ clientDataJSON: 'e30', ...response }) as object,
});

describe('an invitation in a browser with passkeys', () => {
  const invitation = { mail: 'new@example.com', secret: 'K7QX2MHDVN4R6TPA', otpauth: 'otpauth://' };
  const open: Replies = {
    openInvitation: { answer: invitation },
    beginInvitationPasskey: { answer: creationOptions },
    takeInvitation: { answer: { recoveryCodes: ['4KX9W-W2TDQ'] } },
  };
  async function fill(): Promise<void> {
    await user.type(await field('New password'), password);
    await press('Continue');
  }
  it('STAFF-02, STAFF-09 recommends a passkey, makes it after the password, and shows the recovery codes', async () => {
    teachPasskeys({ create: async () => madeCredential });
    const { server } = await showOffice('/invitation#TOKEN', open);
    expect((await radio(/^Passkey \(recommended\)/)).checked).toBe(true);
    expect(screen.queryByLabelText('Code from the app')).toBeNull();
    await fill();
    expect(await screen.findByText('4KX9W-W2TDQ')).toBeDefined();
    expect(server.inputsOf('beginInvitationPasskey')).toEqual([{ token: 'TOKEN', password }]);
    const passkey = sent({ attestationObject: 'b2JqZWN0', transports: ['internal'] });
    expect(server.inputsOf('takeInvitation')).toEqual([{ token: 'TOKEN', password, passkey }]);
  });
  it('STAFF-02, STAFF-09 offers the authenticator app in its place', async () => {
    teachPasskeys();
    const { server } = await showOffice('/invitation#TOKEN', open);
    await user.click(await radio(/^Authenticator app/));
    await user.type(await field('Code from the app'), '123456');
    await fill();
    expect(await screen.findByText('4KX9W-W2TDQ')).toBeDefined();
    expect(server.inputsOf('takeInvitation')).toEqual([
      { token: 'TOKEN', password, code: '123456' },
    ]);
  });
  it('STAFF-02, A7 asks the browser for nothing while the password is weak', async () => {
    teachPasskeys();
    const { server } = await showOffice('/invitation#TOKEN', {
      ...open,
      beginInvitationPasskey: { refusal: 'password_weak', value: { reasons: ['common'] } },
    });
    await fill();
    expect(await alertText()).toContain('stronger password');
    expect(server.inputsOf('takeInvitation')).toEqual([]);
  });
  it('STAFF-02, STAFF-09 says what to do when no passkey was created, or it was not accepted', async () => {
    let isClosed = true;
    teachPasskeys({ create: async () => (isClosed ? refusedByPerson() : madeCredential) });
    const { server } = await showOffice('/invitation#TOKEN', {
      ...open,
      takeInvitation: { refusal: 'passkey_refused' },
    });
    await fill();
    expect(await alertText()).toBe(
      'No passkey was created. Try again, or choose the authenticator app.',
    );
    isClosed = false;
    await press('Continue');
    await waitFor(async () =>
      expect(await alertText()).toBe('That passkey wasn’t accepted. Try again.'),
    );
    expect(server.inputsOf('takeInvitation')).toHaveLength(1);
  });
  it('STAFF-02, STAFF-09 offers only the authenticator where the browser has no passkeys', async () => {
    await showOffice('/invitation#TOKEN', open);
    expect(await field('Code from the app')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('a login in a browser with passkeys', () => {
  const nobody: Replies = {
    whoAmI: { refusal: 'not_logged_in' },
    listQueue: queueOf(),
    beginStaffLogin: { answer: requestOptions },
    logInStaff: { answer: {} },
  };
  async function fill(): Promise<void> {
    await user.type(await field('E-mail address'), 'imke@example.com');
    await user.type(await field('Password'), password);
  }
  it('STAFF-03, STAFF-09 is confirmed with a passkey, which the device offers first from then on', async () => {
    teachPasskeys({ get: async () => shownCredential });
    const { server } = await showOffice('/login', nobody);
    await fill();
    expect((await radio('Code')).checked).toBe(true);
    await user.click(await radio('Passkey'));
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
    server.replies = { ...server.replies, whoAmI: { answer: account } };
    await press('Log in');
    expect(await screen.findByText('Nobody is waiting')).toBeDefined();
    const passkey = sent({
      authenticatorData: 'ZGF0YQ',
      signature: 'c2lnbmF0dXJl',
      userHandle: 'Nw',
    });
    expect(server.inputsOf('logInStaff')).toEqual([
      { mail: 'imke@example.com', password, passkey },
    ]);
    expect(deviceStorage.read('second-factor')).toBe('passkey');
  });
  it('STAFF-03, STAFF-09 offers first what the device remembers', async () => {
    teachPasskeys();
    deviceStorage.write('second-factor', 'passkey');
    await showOffice('/login', nobody);
    expect((await radio('Passkey')).checked).toBe(true);
  });
  it('STAFF-03, STAFF-09 has the code alone where the browser has no passkeys, whatever the device remembers', async () => {
    deviceStorage.write('second-factor', 'passkey');
    await showOffice('/login', nobody);
    expect(await field('Code')).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
  it('STAFF-03, STAFF-09 says what to do when no passkey was used, and one sentence whatever was wrong', async () => {
    let isClosed = true;
    teachPasskeys({ get: async () => (isClosed ? refusedByPerson() : shownCredential) });
    await showOffice('/login', { ...nobody, logInStaff: { refusal: 'login_refused' } });
    await fill();
    await user.click(await radio('Passkey'));
    await press('Log in');
    expect(await alertText()).toBe('No passkey was used. Try again, or confirm with a code.');
    isClosed = false;
    await press('Log in');
    await waitFor(async () =>
      expect(await alertText()).toBe('E-mail address, password, passkey or code isn’t right.'),
    );
  });
  it('STAFF-09 stays usable while the browser asks: another press begins anew', async () => {
    let asked = 0;
    teachPasskeys({
      // The first request is left pending until it is replaced, as some browsers do.
      get: ({ signal }) => {
        asked += 1;
        if (asked > 1) return Promise.resolve(shownCredential);
        return new Promise((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      },
    });
    const { server } = await showOffice('/login', nobody);
    await fill();
    await user.click(await radio('Passkey'));
    await press('Log in');
    await waitFor(() => expect(asked).toBe(1));
    server.replies = { ...server.replies, whoAmI: { answer: account } };
    await press('Log in');
    expect(await screen.findByText('Nobody is waiting')).toBeDefined();
    expect(server.inputsOf('logInStaff')).toHaveLength(1);
  });
});
