// Limits of tries to enter the back office (A5), by account and by address. The devices of an account's owner count separately (A4).
import { createHash } from 'node:crypto';
import { staffRealm } from '@parlour/contract/staff/realm';
import { addressKey, type Limits } from '#http/limits';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { ownDeviceKey } from '#modules/session';

/** Tries at one account: enough for a person who mistypes, and 960 a day for one who guesses two secrets at once. */
const ofAccount = { most: 10, seconds: 900 };
/** Tries from one address, behind which a whole office may sit. */
const ofAddress = { most: 100, seconds: 300 };

const merchantCode = staffRealm;

type LoginTry = { mail: string; address: string; deviceHash: Buffer | null };

/** Counts a login before anything is compared. Addresses that nobody has count like those that somebody has. */
export async function countLogin(
  limits: Pick<Limits, 'take'>,
  { mail, address, deviceHash }: LoginTry,
): Promise<void> {
  const ownDevice = ownDeviceKey(deviceHash);
  const account = createHash('sha256').update(mail).digest('base64url');
  await refuseMany([
    limits.take(
      `staff-login:${merchantCode}:account:${account}${ownDevice}`,
      ofAccount.most,
      ofAccount.seconds,
    ),
    limits.take(
      `staff-login:${merchantCode}:address:${addressKey(address)}${ownDevice}`,
      ofAddress.most,
      ofAddress.seconds,
    ),
  ]);
}

/** Counts a look at an invitation, whose secret of 256 bits nobody guesses. */
export const countInvitation = (limits: Pick<Limits, 'take'>, address: string): Promise<void> =>
  refuseMany([
    limits.take(
      `staff-invitation:${merchantCode}:${addressKey(address)}`,
      ofAddress.most,
      ofAddress.seconds,
    ),
  ]);

/** Most events of limited logins by one address, because the audit trail is never pruned. */
export const mayTell = async (limits: Pick<Limits, 'take'>, address: string): Promise<boolean> =>
  (await limits.take(`audit:staff-login:${merchantCode}:${addressKey(address)}`, 20, 300)) === null;

async function refuseMany(taking: Promise<number | null>[]): Promise<void> {
  const waits = await Promise.all(taking);
  const retryAfter = Math.max(...waits.map((wait) => wait ?? 0));
  if (retryAfter === 0) return;
  throw new StaffRefusal('too_many_tries', `Too many tries: wait ${retryAfter} s.`, { retryAfter });
}
