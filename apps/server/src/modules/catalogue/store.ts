import type { Database, Tx } from '@parlour/database/connection';
import { cataloguePulls } from '@parlour/database/tables/catalogue';
import { games } from '@parlour/database/tables/lobby';
import { eq, lte, sql } from 'drizzle-orm';
import { isEmpty, type Changes, type KnownGame, type NewGame } from './plan-changes.ts';

/** Values of a statement: Postgres takes 65,535. */
const atATime = 1_000;

type Whose = { merchantCode: string; integration: string };
export type Due = { dueAt: Date; failures: number; pulledAt: Date | null };

export const catalogueStore = (database: Database) => ({
  /** Plans and writes as one; of two at once for a merchant the second sees what the first wrote. */
  change: (
    { merchantCode, integration }: Whose,
    plan: (known: KnownGame[]) => Changes,
  ): Promise<Changes> =>
    database.transaction(merchantCode, async (tx) => {
      await tx.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`catalogue:${merchantCode}`}, 0))`,
      );
      const changes = plan(await readKnown(tx));
      // Any statement on games, one without effect too, would tell every process to read the lobby anew.
      if (!isEmpty(changes)) await write(tx, changes, { merchantCode, integration });
      return changes;
    }),

  /** Moves the due time on to `until` where it has come; null where it had not, or another process was first. */
  claim: ({ merchantCode, integration }: Whose, now: Date, until: Date): Promise<Due | null> =>
    database.query(merchantCode, async (tx) => {
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
    }),

  find: ({ merchantCode, integration }: Whose): Promise<Due | null> =>
    database.query(merchantCode, async (tx) => {
      const [row] = await tx
        .select()
        .from(cataloguePulls)
        .where(eq(cataloguePulls.integration, integration))
        .execute();
      return row ?? null;
    }),

  update: ({ merchantCode, integration }: Whose, due: Due) =>
    database.query(merchantCode, (tx) =>
      tx
        .update(cataloguePulls)
        .set(due)
        .where(eq(cataloguePulls.integration, integration))
        .execute(),
    ),
});

export type CatalogueStore = ReturnType<typeof catalogueStore>;

const readKnown = (tx: Tx): Promise<KnownGame[]> =>
  tx
    .select({
      vendor: games.vendor,
      gameId: games.gameId,
      category: games.category,
      position: games.position,
      integration: games.integration,
      offered: games.offered,
      vendorName: games.vendorName,
    })
    .from(games);

async function write(tx: Tx, { added, renewed, gone }: Changes, whose: Whose): Promise<void> {
  for (let from = 0; from < added.length; from += atATime) {
    const rows = added.slice(from, from + atATime).map((game) => rowOf(game, whose));
    // An operator's own row may have taken the node already.
    await tx.insert(games).values(rows).onConflictDoNothing();
  }
  if (renewed.length > 0) await tx.execute(renew(renewed, whose.integration));
  if (gone.length > 0) await tx.execute(turnOff(gone));
}

const rowOf = (game: NewGame, { merchantCode, integration }: Whose) => ({
  merchantCode,
  integration,
  vendor: game.vendor,
  nodeId: game.gameCode,
  gameId: game.gameCode,
  category: game.category,
  names: { EN: game.name },
  vendorName: game.name,
  position: game.position,
  offered: true,
});

const turnOff = (gone: Changes['gone']) => sql`
  update ${games} set offered = false
  from jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as listed (vendor text, "gameId" text)
  where ${games.vendor} = listed.vendor and ${games.gameId} = listed."gameId"`;

/** One statement for all, so that it is one change to whoever follows. A new name replaces the English one only where that was the vendor's. */
const renew = (renewed: Changes['renewed'], integration: string) => sql`
  update ${games} set
    integration = ${integration},
    offered = true,
    vendor_name = listed.name,
    names = case when ${games.names} ->> 'EN' = ${games.vendorName}
      then jsonb_set(${games.names}, '{EN}', to_jsonb(listed.name)) else ${games.names} end
  from jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb)
    as listed (vendor text, "gameCode" text, name text)
  where ${games.vendor} = listed.vendor and ${games.gameId} = listed."gameCode"`;
