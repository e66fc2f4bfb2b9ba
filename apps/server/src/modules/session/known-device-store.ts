// Stores the devices on which members have logged in, by the hashes of their cookies.
import type { Tx } from '@parlour/database/connection';
import { removerOfOld, statement } from '@parlour/database/statement';
import { knownDevices } from '@parlour/database/tables/login';
import { and, eq, ne, sql } from 'drizzle-orm';

type Device = { memberId: string; deviceHash: Buffer };

export async function isKnownDevice(tx: Tx, { memberId, deviceHash }: Device): Promise<boolean> {
  const found = await tx
    .select({ memberId: knownDevices.memberId })
    .from(knownDevices)
    .where(and(eq(knownDevices.memberId, memberId), eq(knownDevices.deviceHash, deviceHash)))
    .execute();
  return found.length > 0;
}

export async function listKnownDevices(tx: Tx, memberId: string): Promise<Buffer[]> {
  const found = await tx
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.memberId, memberId))
    .execute();
  return found.map(({ deviceHash }) => deviceHash);
}

/** Number of known devices per member; the newest are kept, because each has its own allowance at the limits. */
const mostKnown = 10;

/** Notes a login of the member on the device. */
export async function noteDevice(tx: Tx, device: typeof knownDevices.$inferInsert): Promise<void> {
  const { memberId, lastLoginAt } = device;
  await tx
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({
      target: [knownDevices.merchantCode, knownDevices.memberId, knownDevices.deviceHash],
      set: { lastLoginAt },
    })
    .execute();
  await tx.execute(sql`
    delete from known_device where member_id = ${memberId} and device_hash in (
      select device_hash from known_device where member_id = ${memberId}
       order by last_login_at desc, device_hash offset ${mostKnown})`);
}

/** Removes the member's known devices but the caller's (`kept`), at a new password or the end of other sessions: an intruder's is no longer known. */
export const forgetOtherDevices = (tx: Tx, memberId: string, kept: Buffer | null) =>
  tx
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.memberId, memberId),
        kept === null ? undefined : ne(knownDevices.deviceHash, kept),
      ),
    )
    .execute();

type NamedDevice = { deviceHash: Buffer; usernameKey: string; mobile: string };

/** A plain statement, because it runs before each login and code. */
const listOwners = statement<
  { memberId: string },
  [deviceHash: Buffer, usernameKey: string, mobile: string]
>(
  'list_owners_on_device',
  // No join: Postgres would begin with the members of the device, which may be thousands on a shared one.
  `select member_id as "memberId" from known_device
    where device_hash = $1 and member_id = any (array(
      select id from member where username_key = $2
      union all
      select id from member where mobile = $3
    )) limit 20`,
);

/** Lists the members of that name or number who have logged in on the device. */
export const listOwnersOnDevice = (
  tx: Tx,
  { deviceHash, usernameKey, mobile }: NamedDevice,
): Promise<{ memberId: string }[]> => listOwners(tx, deviceHash, usernameKey, mobile);

export const removeOldDevices = removerOfOld({
  table: 'known_device',
  key: 'device_hash',
  time: 'last_login_at',
});
