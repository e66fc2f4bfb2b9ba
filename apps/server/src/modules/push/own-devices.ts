// A member's own devices. Each is notified while the session that bound it lasts, so a logout unbinds it (PUSH-05).
import { createHash } from 'node:crypto';
import type { PushPlatform } from '@parlour/contract/push/kinds';
import type { Database } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import type { Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { inSession } from '#modules/session';
import type { PushProvider } from '#providers/push/push';
import {
  bindEndpoint,
  findSessionEndpoint,
  removeEndpointsBeyond,
  removeOwnEndpoint,
  updateHearsAll,
} from './store.ts';

export type DeviceDeps = {
  database: Database;
  clock: () => Date;
  limits: Limits;
  push: PushProvider;
};

/** Limit of devices per member, more than a person carries. */
const mostDevices = 10;
/** Limit of bindings per member. A browser binds at a login and once a week. */
const binds = { count: 30, seconds: 3_600 };

export async function bindDevice(
  call: MemberCall,
  { token, deviceId, platform }: CallInput<'bindWebToken'>,
  deps: DeviceDeps,
): Promise<null> {
  const { merchant, session } = call;
  const { clock, limits, push } = deps;
  if (!merchant.setting('push.enabled')) throw new Refusal('function.not.available');
  const { code: merchantCode } = merchant;
  const { memberId, id: sessionId } = session;
  await takeBinding({ merchantCode, memberId }, limits);
  const name = push.identify({ platform, token }, merchant.setting('push.hosts'));
  if (name === null) throw new Refusal('request_param_err', { fields: ['token'] });
  const isPossible = platform === 'WEBPUSH' || merchant.setting('firebase.serviceAccount') !== null;
  if (!isPossible) throw new Refusal('request_param_err', { fields: ['platform'] });
  const device = { memberId, sessionId, platform, deviceId, token };
  await inSession(call, deps, async (tx) => {
    await bindEndpoint(tx, { ...device, tokenHash: hashToken(platform, name), boundAt: clock() });
    await removeEndpointsBeyond(tx, memberId, mostDevices);
  });
  return null;
}

type DeviceOwner = { merchantCode: string; memberId: string };

export async function takeBinding(
  { merchantCode, memberId }: DeviceOwner,
  limits: Limits,
): Promise<void> {
  // A4: one limit for all devices, because it keeps nobody out of the account.
  const key = `push:${merchantCode}:${memberId}`;
  const retryAfter = await limits.take(key, binds.count, binds.seconds);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfter });
}

export const hashToken = (platform: PushPlatform, name: string): Buffer =>
  createHash('sha256').update(`${platform} ${name}`).digest();

/** Finds the platform by the token's form. Null if no such token can have been bound. */
function readOwn({ merchant, session }: MemberCall, token: string, push: PushProvider) {
  for (const platform of ['WEBPUSH', 'FCM'] as const) {
    const name = push.identify({ platform, token }, merchant.setting('push.hosts'));
    if (name !== null) return { memberId: session.memberId, tokenHash: hashToken(platform, name) };
  }
  return null;
}

/** Whether this session has bound the device. A device of another session counts as not bound, so that the site binds it to this one. */
export async function isDeviceBound(
  call: MemberCall,
  token: string,
  deps: DeviceDeps,
): Promise<{ isBound: boolean }> {
  const own = readOwn(call, token, deps.push);
  const { id: sessionId } = call.session;
  const found = await inSession(call, deps, async (tx) =>
    own ? findSessionEndpoint(tx, { sessionId, tokenHash: own.tokenHash }) : null,
  );
  return { isBound: found !== null };
}

/** Unbinds a device. An unknown token is no error, because the device may be gone already. */
export async function unbindDevice(
  call: MemberCall,
  token: string,
  deps: DeviceDeps,
): Promise<null> {
  const own = readOwn(call, token, deps.push);
  if (own) await inSession(call, deps, (tx) => removeOwnEndpoint(tx, own));
  return null;
}

export async function setTopic(
  call: MemberCall,
  { token, hearsAll }: { token: string; hearsAll: boolean },
  deps: DeviceDeps,
): Promise<null> {
  const own = readOwn(call, token, deps.push);
  const isThere =
    own !== null && (await inSession(call, deps, (tx) => updateHearsAll(tx, own, hearsAll)));
  if (!isThere) throw new Refusal('not_found');
  return null;
}
