// People of the staff with a passkey: they take an invitation and log in with it.
import { randomBytes } from 'node:crypto';
import {
  beginInvitationPasskey,
  beginStaffLogin,
  logInStaff,
  takeInvitation,
} from '@parlour/contract/staff/console-calls';
import { makePasskey } from './soft-authenticator.ts';
import { consoleOrigin, type StaffBrowser, type TestConsole } from './test-console.ts';
import type { Reply } from './visitor.ts';

export type Passkey = ReturnType<typeof makePasskey>;

/** The back office, as an authenticator knows it. */
export const officeParty = { origin: consoleOrigin, rpId: new URL(consoleOrigin).hostname };

export const passkeyPassword = 'nine-brown-Herons';

type NewPasskey = { token: string; browser: StaffBrowser; passkey?: Passkey; over?: object };

/** Makes a passkey for an invitation; returns the input that takes it. */
export async function prepareTaking({ token, browser, passkey, over }: NewPasskey) {
  const made = passkey ?? makePasskey();
  const password = passkeyPassword;
  const { value } = await browser.call(beginInvitationPasskey, { token, password });
  const { challenge, user } = value as { challenge: string; user: { id: string } };
  const asked = { ...officeParty, challenge, userHandle: user.id, ...over };
  return { token, password, passkey: made.register(asked) };
}

export type PasskeyPerson = {
  mail: string;
  password: string;
  passkey: Passkey;
  recoveryCodes: string[];
  browser: StaffBrowser;
};

/** Invites somebody new, or again, who takes the invitation with a passkey and is logged in. */
export async function joinWithPasskey(
  office: TestConsole,
  mail = `${randomBytes(5).toString('hex')}@example.com`,
): Promise<PasskeyPerson> {
  const { token } = await office.accounts.inviteStaff({ mail, role: 'support' });
  const [browser, passkey] = [office.open(), makePasskey()];
  const taken = await prepareTaking({ token, browser, passkey });
  const { value } = await browser.call(takeInvitation, taken);
  const recoveryCodes = value['recoveryCodes'] as string[];
  return { mail, password: passkeyPassword, passkey, recoveryCodes, browser };
}

export const askChallenge = async (browser: StaffBrowser): Promise<string> =>
  String((await browser.call(beginStaffLogin)).value['challenge']);

type LoginExtras = {
  /** Parts of the request that the authenticator gets otherwise. */
  asked?: object;
  over?: object;
  browser?: StaffBrowser;
  sent?: { from?: string };
};

/** Logs a person in with a passkey, their own unless told otherwise. */
export async function logInWithPasskey(
  office: TestConsole,
  { mail, password, passkey }: Pick<PasskeyPerson, 'mail' | 'password' | 'passkey'>,
  { asked = {}, over = {}, browser = office.open(), sent = {} }: LoginExtras = {},
): Promise<Reply> {
  const challenge = await askChallenge(browser);
  const shown = passkey.show({ ...officeParty, challenge, ...asked });
  return browser.call(logInStaff, { mail, password, passkey: shown, ...over }, sent);
}
