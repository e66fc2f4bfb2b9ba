// Adds and removes a member's favourite games.
import { vendorOf } from '@parlour/contract/lobby/lanes';
import type { Database } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { inSession } from '#modules/session';
import { shelfOf } from './shelf-store.ts';
import * as store from './store.ts';

type Deps = { database: Database; clock: () => Date };

const keyOf = ({ vendor, nodeId }: { vendor: string; nodeId: string }) => ({
  vendor: vendorOf(vendor),
  nodeId,
});

/** Adds a favourite. A game of another merchant or category is not found (T3). */
export async function addFavourite(
  input: CallInput<'addFavouriteGame'>,
  call: MemberCall,
  deps: Deps,
): Promise<null> {
  const { merchant, session } = call;
  const { database, clock } = deps;
  const key = keyOf(input);
  const game = await database.query(merchant.code, (tx) =>
    store.findGame(tx, shelfOf(merchant), key),
  );
  if (game?.category !== input.gameType) throw new Refusal('not_found');
  const favourite = { ...key, memberId: session.memberId, createdAt: clock() };
  await inSession(call, deps, (tx) => store.insertFavourite(tx, favourite));
  return null;
}

export async function removeFavourite(
  input: CallInput<'removeFavouriteGame'>,
  call: MemberCall,
  deps: Deps,
): Promise<null> {
  const favourite = { ...keyOf(input), memberId: call.session.memberId };
  await inSession(call, deps, (tx) => store.removeFavourite(tx, favourite));
  return null;
}
