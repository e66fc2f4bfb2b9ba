// Reads a merchant's games with draws, and their draws.
import type { Tx } from '@parlour/database/connection';
import { gameDraws, games, lanes } from '@parlour/database/tables/lobby';
import { and, asc, eq } from 'drizzle-orm';
import { gameColumns, isOn, type Shelf } from './shelf-store.ts';

/** A bound for the size of the answer, above what any merchant has. */
const most = 500;

/** Lists draws in the order of the lanes. */
export const readDraws = (tx: Tx, shelf: Shelf) =>
  tx
    .select({
      ...gameColumns,
      nextDrawAt: gameDraws.nextDrawAt,
      lastResult: gameDraws.lastResult,
      prize: gameDraws.prize,
    })
    .from(gameDraws)
    .innerJoin(
      games,
      and(eq(games.vendor, gameDraws.vendor), eq(games.gameId, gameDraws.gameId), isOn(shelf)),
    )
    .innerJoin(lanes, eq(lanes.category, games.category))
    .orderBy(asc(lanes.position), asc(games.position), asc(games.vendor), asc(games.nodeId))
    .limit(most)
    .execute();

export type DrawRow = Awaited<ReturnType<typeof readDraws>>[number];
