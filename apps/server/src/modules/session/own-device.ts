// The device of the one who is named: limits that name an account or a receiver count it apart, so that strangers use up nothing of its owner's (A4).
import type { Database } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/tables/member';
import type { Call } from '#http/call';
import { listOnDevice } from './known-device-store.ts';
import { hashSecret } from './secret.ts';

/**
 * What follows the name in the key of a limit: empty for any device but one on which the member of that name, or number in E.164, has
 * logged in before. The same is asked whether anybody has the name or not (A1).
 */
export async function ownDeviceKey(
  { merchant, deviceCookie }: Pick<Call, 'merchant' | 'deviceCookie'>,
  named: string,
  database: Database,
): Promise<string> {
  const deviceHash = deviceCookie === null ? null : hashSecret(deviceCookie);
  if (deviceHash === null) return '';
  const members = await database.read(merchant.code, (tx) => listOnDevice(tx, deviceHash));
  const isOwn = members.some(
    (each) => each.usernameKey === usernameKey(named) || each.mobile === named,
  );
  return isOwn ? `:${deviceHash.toString('base64url')}` : '';
}
