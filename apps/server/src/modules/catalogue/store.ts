// Stores the games that integrations offer, and the time of each integration's next pull.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import { isEmpty, type CatalogueChanges } from './plan-changes.ts';
import type * as shapes from './shapes.ts';

/** Locks the catalogue: of two concurrent pulls for a merchant, the second waits here and sees what the first wrote. */
export const lockCatalogue = tenantStatement<shapes.LockCatalogue>(
  'lock_catalogue',
  `select from pg_advisory_xact_lock(hashtextextended('catalogue:' || $merchant::text, 0))`,
);

export const listStoredGames = tenantStatement<shapes.StoredGames>(
  'stored_games',
  `select vendor, game_id as "gameId", category, position, integration, offered,
          vendor_name as "vendorName", details
     from game where merchant_code = $merchant`,
);

/** Adds games. The operator may already have a row of a node; it stays. */
const insertGames = tenantStatement<shapes.InsertOfferedGames>(
  'insert_offered_games',
  `insert into game (merchant_code, integration, vendor, node_id, game_id, category, names, vendor_name, details,
     position, offered)
   select $merchant, $integration, vendor, "gameCode", "gameCode", category, jsonb_build_object('EN', name), name,
          coalesce(details, '{}'), position, true
     from jsonb_to_recordset($games::jsonb)
       as listed (vendor text, "gameCode" text, category text, name text, details jsonb, position int)
   on conflict do nothing`,
);

/** Updates all games in one statement, so that the processes reload the lobby once. A new name replaces the English name only if that was the vendor's. */
const renewGames = tenantStatement<shapes.RenewOfferedGames>(
  'renew_offered_games',
  `update game set
     integration = $integration,
     offered = true,
     vendor_name = listed.name,
     details = coalesce(listed.details, '{}'),
     names = case when game.names ->> 'EN' = game.vendor_name
       then jsonb_set(game.names, '{EN}', to_jsonb(listed.name)) else game.names end
   from jsonb_to_recordset($games::jsonb)
     as listed (vendor text, "gameCode" text, name text, details jsonb)
   where game.merchant_code = $merchant and game.vendor = listed.vendor and game.game_id = listed."gameCode"`,
);

const turnOff = tenantStatement<shapes.TurnOffGames>(
  'turn_off_games',
  `update game set offered = false
   from jsonb_to_recordset($games::jsonb) as listed (vendor text, "gameId" text)
   where game.merchant_code = $merchant and game.vendor = listed.vendor and game.game_id = listed."gameId"`,
);

export async function updateGames(
  tx: Tx,
  { integration }: { integration: string },
  changes: CatalogueChanges,
): Promise<void> {
  // Every statement on the table of games, even one without effect, makes all processes reload the lobby.
  if (isEmpty(changes)) return;
  const { added, renewed, gone } = changes;
  if (added.length > 0) await insertGames(tx, { integration, games: JSON.stringify(added) });
  if (renewed.length > 0) await renewGames(tx, { integration, games: JSON.stringify(renewed) });
  if (gone.length > 0) await turnOff(tx, { games: JSON.stringify(gone) });
}

export type PullSchedule = shapes.PullSchedule['row'];

const claim = tenantStatement<shapes.ClaimPull>(
  'claim_pull',
  `insert into catalogue_pull as pull (merchant_code, integration, due_at)
   values ($merchant, $integration, $until)
   on conflict (merchant_code, integration) do update set due_at = excluded.due_at where pull.due_at <= $now
   returning due_at as "dueAt", failures, pulled_at as "pulledAt"`,
);
/** Moves a due time that has passed on to `until`. Null if it has not passed, or another process was first. */
export async function claimPull(
  tx: Tx,
  { integration }: { integration: string },
  turn: { now: Date; until: Date },
): Promise<PullSchedule | null> {
  const [row] = await claim(tx, { integration, ...turn });
  return row ?? null;
}

const selectSchedule = tenantStatement<shapes.PullSchedule>(
  'pull_schedule',
  `select due_at as "dueAt", failures, pulled_at as "pulledAt"
     from catalogue_pull where merchant_code = $merchant and integration = $integration`,
);
export async function findSchedule(tx: Tx, integration: string): Promise<PullSchedule | null> {
  const [row] = await selectSchedule(tx, { integration });
  return row ?? null;
}

const setSchedule = tenantStatement<shapes.SetPullSchedule>(
  'set_pull_schedule',
  `update catalogue_pull set due_at = $dueAt, failures = $failures, pulled_at = $pulledAt?
    where merchant_code = $merchant and integration = $integration`,
);
export const updateSchedule = (tx: Tx, integration: string, schedule: PullSchedule) =>
  setSchedule(tx, { integration, ...schedule });
