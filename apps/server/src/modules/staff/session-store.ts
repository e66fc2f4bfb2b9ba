// Stores sessions in the back office, and the devices on which staff have logged in.
import { readRoles } from '@parlour/contract/staff/roles';
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export const insertSession = tenantStatement<shapes.InsertStaffSession>(
  'insert_staff_session',
  `insert into staff_session (merchant_code, staff_id, token_hash, of_merchant, created_at, last_seen_at, expires_at)
   values ($merchant, $staffId, $tokenHash, $of?, $at, $at, $expiresAt)`,
);

const selectSession = tenantStatement<shapes.FindStaffSession>(
  'find_staff_session',
  `select session.id, session.staff_id as "staffId", session.of_merchant as "of",
          session.last_seen_at as "lastSeenAt", session.expires_at as "expiresAt", account.mail
     from staff_session session
     join staff_account account on account.merchant_code = session.merchant_code and account.id = session.staff_id
    where session.merchant_code = $merchant and session.token_hash = $tokenHash`,
);
export async function findSession(tx: Tx, tokenHash: Buffer) {
  const [found] = await selectSession(tx, { tokenHash });
  return found ?? null;
}

const selectHeld = tenantStatement<shapes.HoldStaffSession>(
  'hold_staff_session',
  `select of_merchant as "of", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
     from staff_session where merchant_code = $merchant and id = $id and staff_id = $staffId for key share`,
);
/** Holds a session until the transaction ends: its end waits, or has come before. */
export async function holdById(tx: Tx, session: shapes.HoldStaffSession['values']) {
  const [found] = await selectHeld(tx, session);
  return found ?? null;
}

export const noteSeen = tenantStatement<shapes.NoteStaffSeen>(
  'note_staff_seen',
  `update staff_session set last_seen_at = $at where merchant_code = $merchant and id = $id`,
);

const updateMerchant = tenantStatement<shapes.SetStaffMerchant>(
  'set_staff_merchant',
  `update staff_session set of_merchant = $of where merchant_code = $merchant and id = $id`,
);
export async function setMerchant(
  tx: Tx,
  session: shapes.SetStaffMerchant['values'],
): Promise<void> {
  await updateMerchant(tx, session);
  noteSessions(tx);
}

/** Tells every process to look at its streams, because a session has ended or changed. */
export const noteSessions = (tx: Tx): void => noteChange(tx, { memberId: null, what: 'session' });

const selectListeners = tenantStatement<shapes.ListStaffListeners>(
  'list_staff_listeners',
  `select session.id, session.of_merchant as "of", session.last_seen_at as "lastSeenAt",
          session.expires_at as "expiresAt",
          array(select given.role from staff_grant given
                 where given.merchant_code = $merchant and given.staff_id = session.staff_id
                   and (given.of_merchant is null or given.of_merchant = session.of_merchant)) as "roles!"
     from staff_session session
    where session.merchant_code = $merchant and session.id = any ($ids::uuid[])`,
);
/** Lists sessions by their ids, each with the merchant that it works for and the roles of its person there. */
export const listListeners = (tx: Tx, ids: string[]) => selectListeners(tx, { ids });

const deleteSession = tenantStatement<shapes.RemoveStaffSession>(
  'remove_staff_session',
  `delete from staff_session session using staff_account account
    where session.merchant_code = $merchant and session.token_hash = $tokenHash
      and account.merchant_code = $merchant and account.id = session.staff_id
   returning account.mail`,
);
/** Removes a session and returns whose it was; null if there is none. */
export async function removeSession(tx: Tx, tokenHash: Buffer): Promise<string | null> {
  const [removed] = await deleteSession(tx, { tokenHash });
  if (removed) noteSessions(tx);
  return removed?.mail ?? null;
}

const selectDevice = tenantStatement<shapes.FindStaffDevice>(
  'find_staff_device',
  `select from staff_device device
     join staff_account account on account.merchant_code = device.merchant_code and account.id = device.staff_id
    where device.merchant_code = $merchant and device.device_hash = $deviceHash and account.mail = $mail`,
);
/** Whether the person of this address has logged in on the device. */
export async function isOwnDevice(
  tx: Tx,
  device: shapes.FindStaffDevice['values'],
): Promise<boolean> {
  const found = await selectDevice(tx, device);
  return found.length > 0;
}

/** Number of known devices of a person; the newest are kept, because each has its own allowance at the limits. */
const mostKnown = 10;

const writeDevice = tenantStatement<shapes.NoteStaffDevice>(
  'note_staff_device',
  `insert into staff_device (merchant_code, staff_id, device_hash, last_login_at)
   values ($merchant, $staffId, $deviceHash, $at)
   on conflict (merchant_code, staff_id, device_hash) do update set last_login_at = excluded.last_login_at`,
);
const deleteSurplus = tenantStatement<shapes.RemoveSurplusStaffDevices>(
  'remove_surplus_staff_devices',
  `delete from staff_device where merchant_code = $merchant and staff_id = $staffId and device_hash in (
     select device_hash from staff_device where merchant_code = $merchant and staff_id = $staffId
      order by last_login_at desc, device_hash offset ${mostKnown})`,
);
/** Notes a login of the person on the device. */
export async function noteDevice(tx: Tx, device: shapes.NoteStaffDevice['values']): Promise<void> {
  await writeDevice(tx, device);
  await deleteSurplus(tx, { staffId: device.staffId });
}

const deleteDevices = tenantStatement<shapes.RemoveStaffDevices>(
  'remove_staff_devices',
  `delete from staff_device where merchant_code = $merchant and staff_id = $staffId`,
);
/** Forgets all devices of a person, at a new password: an intruder's is no longer known. */
export const forgetDevices = (tx: Tx, staffId: string) => deleteDevices(tx, { staffId });

const selectPlaces = tenantStatement<shapes.ListStaffMerchants>(
  'list_staff_merchants',
  `select place.code as merchant, coalesce(place.settings ->> 'name', place.code) as "name!",
          array_agg(distinct given.role order by given.role) as "roles!"
     from staff_grant given
     join merchant place on given.of_merchant is null or given.of_merchant = place.code
    where given.merchant_code = $merchant and given.staff_id = $staffId and ($only?::text is null or place.code = $only)
    group by place.code order by place.code`,
  { isPlannedEachTime: true },
);
/** Lists the merchants at which a person has roles, or the one of `only`. */
export async function listPlaces(tx: Tx, staffId: string, only: string | null) {
  const places = await selectPlaces(tx, { staffId, only });
  return places.map(({ roles, ...place }) => ({
    ...place,
    roles: readRoles(roles),
  }));
}

export const removeEndedSessions = tenantStatement<shapes.RemoveEndedStaffSessions>(
  'remove_ended_staff_sessions',
  `delete from staff_session where merchant_code = $merchant and id = any (array(
     select id from staff_session where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) returning id`,
);
export const removeOldDevices = tenantStatement<shapes.RemoveOldStaffDevices>(
  'remove_old_staff_devices',
  `delete from staff_device where merchant_code = $merchant and last_login_at < $before and device_hash = any (array(
     select device_hash from staff_device where merchant_code = $merchant and last_login_at < $before
      order by last_login_at limit $most::int
   )) returning device_hash`,
);
