// Keeps the devices on which members have logged in, by the hashes of their cookies.
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

/** Each has allowances of its own at the limits: of one member the newest count. */
const mostKnown = 10;

/** The member has logged in with it. */
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

/** With a new password, or when the other sessions end: whoever was inside has no device of the member's any more. `kept` is the caller's. */
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

type Named = { deviceHash: Buffer; usernameKey: string; mobile: string };

/** Before a login and a code, so in plain SQL. */
const listOwners = statement<
  { memberId: string },
  [deviceHash: Buffer, usernameKey: string, mobile: string]
>(
  'list_owners_on_device',
  // Not a join: Postgres would begin it with the members of the device, which may be thousands where many share one.
  `select member_id as "memberId" from known_device
    where device_hash = $1 and member_id = any (array(
      select id from member where username_key = $2
      union all
      select id from member where mobile = $3
    )) limit 20`,
);

/** Those of the name or the number who have logged in with it. */
export const listOwnersOnDevice = (
  tx: Tx,
  { deviceHash, usernameKey, mobile }: Named,
): Promise<{ memberId: string }[]> => listOwners(tx, deviceHash, usernameKey, mobile);

export const removeOldDevices = removerOfOld({
  table: 'known_device',
  key: 'device_hash',
  time: 'last_login_at',
});
