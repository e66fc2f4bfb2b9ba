// Sends a code for a new password. Only the receiver learns whether name and number belong together (A2).
import { usernameKey } from '@parlour/database/username-key';
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { admitNumber, issueCode, type IssueDeps, type IssueRequest } from '#modules/codes';
import { findOwner } from './store.ts';
import { codeOf, plainAddress, type ResetContact } from './reset-contact.ts';

export async function sendResetSms(call: Call, input: CallInput<'sendResetSms'>, deps: IssueDeps) {
  const { username, loginDeviceId, ...number } = input;
  const place = await admitNumber(call, number, deps);
  const way: ResetContact = { username, channel: 'sms', place };
  const wanted: IssueRequest = {
    code: codeOf(way, loginDeviceId),
    // The limit is per number, also if it is asked for many names.
    asked: place,
    find: async (tx) => (await findOwner(tx, way))?.mobile ?? null,
  };
  return issueCode(call, wanted, deps);
}

export async function sendResetEmail(
  call: Call,
  input: CallInput<'sendResetEmail'>,
  deps: IssueDeps,
) {
  if (!deps.messenger.canMail(call.merchant)) throw new Refusal('function.not.available');
  const { username } = input;
  const way: ResetContact = { username, channel: 'email', place: plainAddress(input.email) };
  const wanted: IssueRequest = {
    code: codeOf(way, input.loginDeviceId),
    asked: usernameKey(username),
    find: async (tx) => (await findOwner(tx, way))?.email ?? null,
  };
  return issueCode(call, wanted, deps);
}
