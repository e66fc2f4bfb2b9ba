// The database of one call of staff: each of its transactions begins by asking for the session and its rights (STAFF-04, decision 126).
import { mayCall } from '@parlour/contract/staff/rights';
import { staffRealm } from '@parlour/contract/staff/realm';
import type { StaffEndpointName } from '@parlour/contract/staff/endpoints';
import type { Database, Tx } from '@parlour/database/connection';
import { inRealm } from '@parlour/database/statements/in-realm';
import type { StaffSession } from '#http/staff/staff-session';
import { notLoggedIn, StaffRefusal } from '#http/staff/staff-refusal';
import { holdById, listPlaces } from './session-store.ts';
import { isLive, type SessionDeps } from './sessions.ts';

type GuardedCall = { name: StaffEndpointName; session: StaffSession };
type GuardedDatabase = {
  database: Database;
  /** Whether a transaction has asked. A call that answered without one has proven no right. */
  wasAsked: () => boolean;
};

export function guardDatabase(
  { database, clock }: SessionDeps,
  { name, session }: GuardedCall,
): GuardedDatabase {
  let isAsked = false;
  const refuse = (): never => {
    throw new Error(`${name}: a call of the back office works in transactions only`);
  };
  return {
    database: {
      transaction: (merchantCode, run) =>
        database.transaction(merchantCode, async (tx) => {
          await inRealm(tx, staffRealm, (own) =>
            askRights(own, { name, session, merchantCode, now: clock() }),
          );
          isAsked = true;
          return run(tx);
        }),
      query: refuse,
      read: refuse,
      readThenWrite: refuse,
      acrossMerchants: refuse,
      hearChanges: refuse,
      openAhead: refuse,
      close: refuse,
      get pool(): never {
        return refuse();
      },
    },
    wasAsked: () => isAsked,
  };
}

type AskedRight = GuardedCall & { merchantCode: string; now: Date };

/** Holds the session until the transaction ends. A merchant that it does not work for is refused like one that does not exist. */
async function askRights(tx: Tx, { name, session, merchantCode, now }: AskedRight): Promise<void> {
  const { id, staffId } = session;
  const held = await holdById(tx, { id, staffId });
  if (!held || !isLive(held, now)) throw notLoggedIn();
  const [place] = held.of === merchantCode ? await listPlaces(tx, staffId, merchantCode) : [];
  if (!place) throw new StaffRefusal('no_merchant', `There is no merchant ${merchantCode}.`);
  if (mayCall(place.roles, name)) return;
  throw new StaffRefusal('not_allowed', `No role of ${session.mail} may do this.`);
}
