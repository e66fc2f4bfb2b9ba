// The kinds of notifications that a member wants, on all devices, and whether there is an occasion to offer them.
import { pushKinds, type PushKind } from '@parlour/contract/push/kinds';
import { addDays, dayOf } from '@parlour/contract/rewards/local-days';
import type { Database } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { inSession } from '#modules/session';
import { hasOccasion, keepUnwanted, listUnwanted } from './store.ts';

type Deps = { database: Database; clock: () => Date };

export async function readChoice(
  { merchant, session }: MemberCall,
  { database }: Pick<Deps, 'database'>,
) {
  const unwanted = await database.read(merchant.code, (tx) => listUnwanted(tx, session.memberId));
  return { wanted: pushKinds.filter((kind) => !unwanted.includes(kind)) };
}

export async function keepChoice(
  call: MemberCall,
  wanted: readonly PushKind[],
  deps: Deps,
): Promise<null> {
  const { memberId } = call.session;
  const unwanted = pushKinds.filter((kind) => !wanted.includes(kind));
  await inSession(call, deps, (tx) => keepUnwanted(tx, { memberId, unwanted }));
  return null;
}

/** Reads whether a ticket or a prize of today or yesterday, by the merchant's calendar, is a reason to offer notifications (PUSH-02). */
export async function readOccasion(
  { merchant, session }: MemberCall,
  { database, clock }: Deps,
): Promise<{ hasOccasion: boolean }> {
  const since = addDays(dayOf(clock(), merchant.setting('timeZone')), -1);
  const { memberId } = session;
  return {
    hasOccasion: await database.read(merchant.code, (tx) => hasOccasion(tx, { memberId, since })),
  };
}
