// Finds whether a call comes from a device of the named member. Limits that name an account or a receiver, and the lock,
// count such a device separately, so that strangers cannot use up the owner's allowance (A4).
import type { Database } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/username-key';
import type { Call, MemberCall } from '#http/call';
import { isKnownDevice, listOwnersOnDevice } from './known-device-store.ts';
import { hashSecret } from './secret.ts';

type DeviceCall = Pick<Call, 'merchant' | 'deviceCookie'>;

/** A device on which a named member has logged in before. `memberIds` may be several, because members may share a number. */
export type OwnDevice = { hash: Buffer; memberIds: readonly string[] };

/** Finds the device if a member of that name, or number in E.164, has logged in on it; null otherwise. Unknown names take the same query (A1). */
export async function findOwnDevice(
  { merchant, deviceCookie }: DeviceCall,
  named: string,
  database: Database,
): Promise<OwnDevice | null> {
  const hash = hashSecret(deviceCookie);
  if (hash === null) return null;
  const asked = { deviceHash: hash, usernameKey: usernameKey(named), mobile: named };
  const owners = await database.read(merchant.code, (tx) => listOwnersOnDevice(tx, asked));
  return owners.length === 0 ? null : { hash, memberIds: owners.map(({ memberId }) => memberId) };
}

/** The hash of the device cookie if this member has logged in with it before; null otherwise. */
export async function findDeviceOf(
  { merchant, deviceCookie }: DeviceCall,
  memberId: string,
  database: Database,
): Promise<Buffer | null> {
  const deviceHash = hashSecret(deviceCookie);
  if (deviceHash === null) return null;
  const device = { memberId, deviceHash };
  return (await database.read(merchant.code, (tx) => isKnownDevice(tx, device)))
    ? deviceHash
    : null;
}

/** The hash of a found device if it is one of this member; null otherwise. */
export const deviceFor = (device: OwnDevice | null, memberId: string): Buffer | null =>
  device?.memberIds.includes(memberId) ? device.hash : null;

/** The suffix of a limit's key for the owner's device; empty for any other device. */
export const ownDeviceKey = (deviceHash: Buffer | null): string =>
  deviceHash === null ? '' : `:${deviceHash.toString('base64url')}`;

/** The suffix for limits of calls inside a session, so that a thief of the session cannot use up the member's allowance. */
export const memberDeviceKey = async (call: MemberCall, database: Database): Promise<string> =>
  ownDeviceKey(await findDeviceOf(call, call.session.memberId, database));
