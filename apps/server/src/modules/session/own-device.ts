// Whether a call comes from a device of the one who is named: limits that name an account or a receiver, and the lock, count it apart, so that strangers use up nothing of its owner's (A4).
import type { Database } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/tables/member';
import type { Call, MemberCall } from '#http/call';
import { isKnownDevice, listOwnersOnDevice } from './known-device-store.ts';
import { hashSecret } from './secret.ts';

type Calling = Pick<Call, 'merchant' | 'deviceCookie'>;

/** A device on which the one who is named has logged in before: a number may be that of several members. */
export type OwnDevice = { hash: Buffer; memberIds: readonly string[] };

/** Null for any device but one of the member of that name, or number in E.164. The same is asked whether anybody has the name or not (A1). */
export async function findOwnDevice(
  { merchant, deviceCookie }: Calling,
  named: string,
  database: Database,
): Promise<OwnDevice | null> {
  const hash = hashSecret(deviceCookie);
  if (hash === null) return null;
  const asked = { deviceHash: hash, usernameKey: usernameKey(named), mobile: named };
  const owners = await database.read(merchant.code, (tx) => listOwnersOnDevice(tx, asked));
  return owners.length === 0 ? null : { hash, memberIds: owners.map(({ memberId }) => memberId) };
}

/** The hash of the cookie, where this member has logged in with it before; null otherwise. */
export async function findDeviceOf(
  { merchant, deviceCookie }: Calling,
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

/** The same of a device that was found by a name, of which more than one member may be. */
export const deviceFor = (device: OwnDevice | null, memberId: string): Buffer | null =>
  device?.memberIds.includes(memberId) ? device.hash : null;

/** What follows the name in the key of a limit: empty for a device that is not its owner's. */
export const ownDeviceKey = (deviceHash: Buffer | null): string =>
  deviceHash === null ? '' : `:${deviceHash.toString('base64url')}`;

/** The same for limits of calls inside a session, so that whoever has stolen one uses up nothing of the member's. */
export const memberDeviceKey = async (call: MemberCall, database: Database): Promise<string> =>
  ownDeviceKey(await findDeviceOf(call, call.session.memberId, database));
