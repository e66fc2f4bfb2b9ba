// Codes for a login or as a second factor: by text message to a number, by e-mail to the address that belongs to a name.
import { usernameKey } from '@parlour/database/username-key';
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { issueCode, type IssueDeps } from './issue-code.ts';
import { admitNumber } from './served-mobile.ts';
import { findEmailOf, findOnlyOwner } from './store.ts';

export async function sendSmsCode(call: Call, input: CallInput<'sendSmsCode'>, deps: IssueDeps) {
  const receiver = await admitNumber(call, input, deps);
  const { loginDeviceId: deviceId } = input;
  const code = { channel: 'sms', receiver, deviceId, purpose: 'login' } as const;
  return issueCode(
    call,
    { code, asked: receiver, find: (tx) => findOnlyOwner(tx, receiver) },
    deps,
  );
}

export async function sendEmailCode(
  call: Call,
  input: CallInput<'sendEmailCode'>,
  deps: IssueDeps,
) {
  if (!deps.messenger.canMail(call.merchant)) throw new Refusal('function.not.available');
  const receiver = usernameKey(input.username);
  const { loginDeviceId: deviceId } = input;
  const code = { channel: 'email', receiver, deviceId, purpose: 'login' } as const;
  return issueCode(call, { code, asked: receiver, find: (tx) => findEmailOf(tx, receiver) }, deps);
}
