// Stores the devices on which members have logged in, by the hashes of their cookies.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

const selectDevice = tenantStatement<shapes.KnownDeviceExists>(
  'known_device_exists',
  `select from known_device where merchant_code = $merchant and member_id = $memberId and device_hash = $deviceHash`,
);
export async function isKnownDevice(
  tx: Tx,
  device: shapes.KnownDeviceExists['values'],
): Promise<boolean> {
  const found = await selectDevice(tx, device);
  return found.length > 0;
}

const selectOfMember = tenantStatement<shapes.KnownDevicesOfMember>(
  'known_devices_of_member',
  `select device_hash as "deviceHash" from known_device where merchant_code = $merchant and member_id = $memberId`,
);
export async function listKnownDevices(tx: Tx, memberId: string): Promise<Buffer[]> {
  const found = await selectOfMember(tx, { memberId });
  return found.map(({ deviceHash }) => deviceHash);
}

/** Number of known devices per member; the newest are kept, because each has its own allowance at the limits. */
const mostKnown = 10;

const writeDevice = tenantStatement<shapes.KnownDeviceUsed>(
  'known_device_used',
  `insert into known_device (merchant_code, member_id, device_hash, last_login_at)
   values ($merchant, $memberId, $deviceHash, $lastLoginAt)
   on conflict (merchant_code, member_id, device_hash) do update set last_login_at = excluded.last_login_at`,
);
const deleteSurplus = tenantStatement<shapes.KnownDevicesSurplus>(
  'known_devices_surplus',
  `delete from known_device where merchant_code = $merchant and member_id = $memberId and device_hash in (
     select device_hash from known_device where merchant_code = $merchant and member_id = $memberId
      order by last_login_at desc, device_hash offset ${mostKnown})`,
);
/** Notes a login of the member on the device. */
export async function noteDevice(tx: Tx, device: shapes.KnownDeviceUsed['values']): Promise<void> {
  await writeDevice(tx, device);
  await deleteSurplus(tx, { memberId: device.memberId });
}

const deleteOthers = tenantStatement<shapes.KnownDevicesForgotten>(
  'known_devices_forgotten',
  `delete from known_device where merchant_code = $merchant and member_id = $memberId
     and ($kept?::bytea is null or device_hash <> $kept)`,
);
/** Removes the member's known devices but the caller's (`kept`), at a new password or the end of other sessions: an intruder's is no longer known. */
export const forgetOtherDevices = (tx: Tx, memberId: string, kept: Buffer | null) =>
  deleteOthers(tx, { memberId, kept });

/** Lists the members of that name or number who have logged in on the device. */
export const listOwnersOnDevice = tenantStatement<shapes.KnownDeviceOwners>(
  'known_device_owners',
  // No join: Postgres would begin with the members of the device, which may be thousands on a shared one.
  `select member_id as "memberId" from known_device
    where merchant_code = $merchant and device_hash = $deviceHash and member_id = any (array(
      select id from member where merchant_code = $merchant and username_key = $usernameKey
      union all
      select id from member where merchant_code = $merchant and mobile = $mobile
    )) limit 20`,
);

export const removeOldDevices = tenantStatement<shapes.KnownDevicesOld>(
  'known_devices_old',
  // The time is asked again, because other members may have logged in on the same device since.
  `delete from known_device where merchant_code = $merchant and last_login_at < $before and device_hash = any (array(
     select device_hash from known_device where merchant_code = $merchant and last_login_at < $before
      order by last_login_at limit $most::int
   )) returning device_hash`,
);
