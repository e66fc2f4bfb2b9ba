// The device of the one who is named: limits that name an account or a receiver count it apart, so that strangers use up nothing of its owner's (A4).
import type { Database } from '@parlour/database/connection';
import { usernameKey } from '@parlour/database/tables/member';
import type { Call } from '#http/call';
import { hashSecret } from '#modules/session';
import { listOnDevice } from './store.ts';

type Asking = Pick<Call, 'merchant' | 'deviceCookie'>;

/**
 * What a limit is counted by besides the name, or the number as it is typed or in E.164: the device, where the member of that name or
 * number has logged in with it before; otherwise nothing. Asked alike whether anybody is there (A1).
 */
export async function ownDeviceOf(
  { merchant, deviceCookie }: Asking,
  named: string,
  database: Database,
): Promise<string> {
  const deviceHash = deviceCookie === null ? null : hashSecret(deviceCookie);
  if (deviceHash === null) return '';
  const members = await database.read(merchant.code, (tx) => listOnDevice(tx, deviceHash));
  const isOwn = members.some(
    (each) => each.usernameKey === usernameKey(named) || isNumberOf(each, named),
  );
  return isOwn ? `:${deviceHash.toString('base64url')}` : '';
}

/** A number is typed with its country code, without it, or with a zero before it. */
function isNumberOf({ mobile }: { mobile: string | null }, typed: string): boolean {
  const digits = typed.replace(/^\+|^0+/, '');
  return mobile !== null && /^\d{6,}$/.test(digits) && mobile.endsWith(digits);
}
