// Stores the draws of the integrations' games: the time of the next one, the result of the last one, and the prize.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type { OfferedDraw } from '#providers/games/games';
import type { DrawChanges, DrawnGame } from './plan-draws.ts';
import type * as shapes from './shapes.ts';

const itsDraw = `draw.merchant_code = game.merchant_code and draw.vendor = game.vendor and draw.game_id = game.game_id`;

const selectDrawn = tenantStatement<shapes.DrawnGames>(
  'drawn_games',
  `select game.vendor, game.game_id as "gameId", draw.game_id is not null as "isDrawn!"
     from game left join game_draw draw on ${itsDraw}
    where game.merchant_code = $merchant and game.integration = $integration`,
);
/** Lists all games that the integration offers or has offered. */
export const listDrawnGames = (tx: Tx, integration: string): Promise<DrawnGame[]> =>
  selectDrawn(tx, { integration });

/** Draws as JSON. A new one also states its game's vendor. */
const toldDraws = `jsonb_to_recordset($draws::jsonb)
  as told (vendor text, "gameId" text, "nextDrawAt" timestamptz, "lastResult" text[], prize text)`;

const insertDraws = tenantStatement<shapes.InsertDraws>(
  'insert_draws',
  `insert into game_draw (merchant_code, vendor, game_id, next_draw_at, last_result, prize)
   select $merchant, vendor, "gameId", "nextDrawAt", "lastResult", prize from ${toldDraws}`,
);

const removeDraws = tenantStatement<shapes.RemoveDraws>(
  'remove_draws',
  `delete from game_draw draw
    using jsonb_to_recordset($games::jsonb) as gone (vendor text, "gameId" text)
    where draw.merchant_code = $merchant and draw.vendor = gone.vendor and draw.game_id = gone."gameId"`,
);

/** Skips statements that have no rows: each insert or delete makes all processes reload the lobby. */
export async function writeDraws(
  tx: Tx,
  { integration }: { integration: string },
  { begun, moved, ended }: DrawChanges,
): Promise<void> {
  if (begun.length > 0) {
    const rows = begun.map(({ vendor, ...draw }) => ({ vendor, ...rowOf(draw) }));
    await insertDraws(tx, { draws: JSON.stringify(rows) });
  }
  if (moved.length > 0) await updateDraws(tx, moved, integration);
  if (ended.length > 0) await removeDraws(tx, { games: JSON.stringify(ended) });
}

const rowOf = ({ gameCode, draw }: OfferedDraw) => ({
  gameId: gameCode,
  nextDrawAt: new Date(draw.nextDrawAt),
  lastResult: draw.lastResult,
  prize: draw.prize ?? null,
});

/** Updates draws of the integration's own games only, so that an answer cannot change another supplier's games. */
const update = tenantStatement<shapes.UpdateDraws>(
  'update_draws',
  `update game_draw draw
      set next_draw_at = told."nextDrawAt", last_result = told."lastResult", prize = told.prize
     from game, ${toldDraws}
    where draw.merchant_code = $merchant and draw.game_id = told."gameId"
      and game.integration = $integration and ${itsDraw}`,
);
export const updateDraws = (tx: Tx, draws: readonly OfferedDraw[], integration: string) =>
  update(tx, { draws: JSON.stringify(draws.map(rowOf)), integration });

const selectNext = tenantStatement<shapes.NextDraw>(
  'next_draw',
  `select min(draw.next_draw_at) as at from game_draw draw join game on ${itsDraw}
    where draw.merchant_code = $merchant and game.integration = $integration and game.offered`,
);
/** The time of the next draw; null if the integration has no games with draws. */
export async function findNextDraw(tx: Tx, integration: string): Promise<Date | null> {
  const [row] = await selectNext(tx, { integration });
  return row?.at ?? null;
}

const claim = tenantStatement<shapes.ClaimDraws>(
  'claim_draws',
  `update catalogue_pull set draws_due_at = $until
    where merchant_code = $merchant and integration = $integration and draws_due_at <= $now
   returning integration`,
);
/** Moves the due time on to `until` if it has passed; false if another process was first. */
export const claimDraws = async (
  tx: Tx,
  integration: string,
  turn: { now: Date; until: Date },
): Promise<boolean> => (await claim(tx, { integration, ...turn })).length > 0;
