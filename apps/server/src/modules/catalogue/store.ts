// Stores the games that integrations offer, and the time of each integration's next pull.
import type { Tx } from '@parlour/database/connection';
import { cataloguePulls } from '@parlour/database/tables/catalogue';
import { games } from '@parlour/database/tables/lobby';
import { eq, lte, sql } from 'drizzle-orm';
import { isEmpty, type CatalogueChanges, type NewGame, type StoredGame } from './plan-changes.ts';

/** The most rows in one statement: Postgres takes 65,535 values. */
const atATime = 1_000;

/** One merchant's catalogue at one integration. */
type Source = { merchantCode: string; integration: string };
export type PullSchedule = { dueAt: Date; failures: number; pulledAt: Date | null };

/** Locks the catalogue: of two concurrent pulls for a merchant, the second waits here and sees what the first wrote. */
export const lockCatalogue = (tx: Tx, merchantCode: string) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue:${merchantCode}`}, 0))`,
  );

export const listStoredGames = (tx: Tx): Promise<StoredGame[]> =>
  tx
    .select({
      vendor: games.vendor,
      gameId: games.gameId,
      category: games.category,
      position: games.position,
      integration: games.integration,
      offered: games.offered,
      vendorName: games.vendorName,
      details: games.details,
    })
    .from(games);

export async function updateGames(
  tx: Tx,
  source: Source,
  changes: CatalogueChanges,
): Promise<void> {
  // Every statement on the table of games, even one without effect, makes all processes reload the lobby.
  if (isEmpty(changes)) return;
  const { added, renewed, gone } = changes;
  for (let from = 0; from < added.length; from += atATime) {
    const rows = added.slice(from, from + atATime).map((game) => rowOf(game, source));
    // The operator may already have a row of this node; it stays.
    await tx.insert(games).values(rows).onConflictDoNothing();
  }
  if (renewed.length > 0) await tx.execute(renew(renewed, source.integration));
  if (gone.length > 0) await tx.execute(turnOff(gone));
}

/** Moves a due time that has passed on to `until`. Null if it has not passed, or another process was first. */
export async function claimPull(
  tx: Tx,
  { merchantCode, integration }: Source,
  { now, until }: { now: Date; until: Date },
): Promise<PullSchedule | null> {
  const [row] = await tx
    .insert(cataloguePulls)
    .values({ merchantCode, integration, dueAt: until })
    .onConflictDoUpdate({
      target: [cataloguePulls.merchantCode, cataloguePulls.integration],
      set: { dueAt: until },
      setWhere: lte(cataloguePulls.dueAt, now),
    })
    .returning()
    .execute();
  return row ?? null;
}

export async function findSchedule(tx: Tx, integration: string): Promise<PullSchedule | null> {
  const [row] = await tx
    .select()
    .from(cataloguePulls)
    .where(eq(cataloguePulls.integration, integration))
    .execute();
  return row ?? null;
}

export const updateSchedule = (tx: Tx, integration: string, schedule: PullSchedule) =>
  tx
    .update(cataloguePulls)
    .set(schedule)
    .where(eq(cataloguePulls.integration, integration))
    .execute();

const rowOf = (game: NewGame, { merchantCode, integration }: Source) => ({
  merchantCode,
  integration,
  vendor: game.vendor,
  nodeId: game.gameCode,
  gameId: game.gameCode,
  category: game.category,
  names: { EN: game.name },
  vendorName: game.name,
  details: game.details ?? {},
  position: game.position,
  offered: true,
});

const turnOff = (gone: CatalogueChanges['gone']) => sql`
  update ${games} set offered = false
  from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as listed (vendor text, "gameId" text)
  where ${games.vendor} = listed.vendor and ${games.gameId} = listed."gameId"`;

/** Updates all games in one statement, so that the processes reload the lobby once. A new name replaces the English name only if that was the vendor's. */
const renew = (renewed: CatalogueChanges['renewed'], integration: string) => sql`
  update ${games} set
    integration = ${integration},
    offered = true,
    vendor_name = listed.name,
    details = coalesce(listed.details, '{}'),
    names = case when ${games.names} ->> 'EN' = ${games.vendorName}
      then jsonb_set(${games.names}, '{EN}', to_jsonb(listed.name)) else ${games.names} end
  from jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb)
    as listed (vendor text, "gameCode" text, name text, details jsonb)
  where ${games.vendor} = listed.vendor and ${games.gameId} = listed."gameCode"`;
