// A member's favourite games.
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import { vendorOf } from '@parlour/contract/lobby/lanes';
import { shelfOf } from './shelf-store.ts';
import type { LobbyStore } from './store.ts';

export type MarkedGame = { vendor: string; nodeId: string; gameType: string };

type Deps = { store: LobbyStore; clock: () => Date };

const keyOf = ({ vendor, nodeId }: MarkedGame) => ({ vendor: vendorOf(vendor), nodeId });

/** A game of another merchant or category is as good as none (T3). */
export async function addFavourite(
  marked: MarkedGame,
  { merchant, session }: MemberCall,
  { store, clock }: Deps,
): Promise<null> {
  const game = await store.findGame(shelfOf(merchant), keyOf(marked));
  if (game?.category !== marked.gameType) throw new Refusal('not_found');
  const mark = { ...keyOf(marked), memberId: session.memberId };
  await store.insertFavourite(merchant.code, mark, clock());
  return null;
}

export async function removeFavourite(
  marked: MarkedGame,
  { merchant, session }: MemberCall,
  { store }: Deps,
): Promise<null> {
  await store.removeFavourite(merchant.code, { ...keyOf(marked), memberId: session.memberId });
  return null;
}
