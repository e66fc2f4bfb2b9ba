// Reads which of a merchant's games are drawn at set times, and their draws.
import type { Tx } from '@parlour/database/connection';
import { gameDraws, games, lanes } from '@parlour/database/tables/lobby';
import { and, asc, eq } from 'drizzle-orm';
import { gameColumns, isOn, type Shelf } from './shelf-store.ts';

/** More than any merchant has; keeps the answer small. */
const most = 500;

/** In the order of the lanes. */
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
