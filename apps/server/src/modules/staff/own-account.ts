// What somebody who is logged in may ask and change about the own session (STAFF-03, STAFF-04).
import { staffRealm } from '@parlour/contract/staff/realm';
import type { Tx } from '@parlour/database/connection';
import type { EnteredCall, EntryCall } from '#http/staff/entry-call';
import { notLoggedIn, StaffRefusal } from '#http/staff/staff-refusal';
import { writeAudit } from '#modules/audit';
import { hashSecret } from '#modules/session';
import { eventOfStaff } from './staff-event.ts';
import { holdById, listPlaces, removeSession, setMerchant } from './session-store.ts';
import { isLive, type SessionDeps } from './sessions.ts';

/** Runs a transaction that first checks that the call's session is live. */
const inOwnSession = <T>(
  { session }: EnteredCall,
  { database, clock }: SessionDeps,
  run: (tx: Tx, of: string | null) => Promise<T>,
): Promise<T> =>
  database.transaction(staffRealm, async (tx) => {
    const held = await holdById(tx, { id: session.id, staffId: session.staffId });
    if (!held || !isLive(held, clock())) throw notLoggedIn();
    return run(tx, held.of);
  });

export const whoAmI = (call: EnteredCall, deps: SessionDeps) =>
  inOwnSession(call, deps, async (tx, merchant) => {
    const { mail, staffId } = call.session;
    return { mail, merchant, merchants: await listPlaces(tx, staffId, null) };
  });

/** Chooses the merchant to work for; one where the person has no role is refused like one that does not exist. */
export const chooseMerchant = (call: EnteredCall, merchant: string, deps: SessionDeps) =>
  inOwnSession(call, deps, async (tx) => {
    const { id, staffId, mail } = call.session;
    const places = await listPlaces(tx, staffId, merchant);
    if (places.length === 0) {
      throw new StaffRefusal('no_merchant', `There is no merchant ${merchant}.`);
    }
    await setMerchant(tx, { id, of: merchant });
    const event = { action: 'staff.choose', result: 'ok', about: { merchant } } as const;
    await writeAudit(tx, eventOfStaff(call, { mail, at: deps.clock(), isProven: true }, event));
    return {};
  });

/** Ends the session of the cookie. It needs no live one, and repeating it changes nothing. */
export async function logOut(call: EntryCall, { database, clock }: SessionDeps) {
  const tokenHash = hashSecret(call.sessionCookie);
  call.end();
  if (tokenHash === null) return {};
  return database.transaction(staffRealm, async (tx) => {
    const mail = await removeSession(tx, tokenHash);
    const event = { action: 'staff.logout', result: 'ok', about: {} } as const;
    const by = { at: clock(), isProven: true };
    if (mail !== null) await writeAudit(tx, eventOfStaff(call, { mail, ...by }, event));
    return {};
  });
}
