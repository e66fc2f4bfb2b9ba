// Grants free plays, once for each request. Trigger games make it misbehave: sbx_403 refuses, sbx_slow2 grants and answers late, sbx_slow8 and sbx_slow12 too late, sbx_dead never, sbx_500 fails.
import { randomUUID } from 'node:crypto';
import type { FreePlaysRequest } from '@parlour/supplier/operator/free-plays';
import { refuse } from '@parlour/supplier/operator/refusal';
import type { Pool } from 'pg';
import type { Wait } from '../../faults/misbehave.ts';
import { findGame } from '../triggers.ts';

type Deps = { pool: Pool; clock: () => Date; wait: Wait };

const refusals: Record<string, [status: number, error: string]> = {
  sbx_403: [403, 'free plays are not enabled'],
  sbx_500: [500, 'internal server error'],
};
const waits: Record<string, number> = {
  sbx_slow2: 2_000,
  sbx_slow8: 8_000,
  sbx_slow12: 12_000,
  sbx_dead: 600_000,
};

export async function grantHubPlays(
  { game_code: gameCode, request_uuid: requestId }: FreePlaysRequest,
  operatorId: number,
  { pool, clock, wait }: Deps,
): Promise<string> {
  if (!findGame(gameCode)) throw refuse(404, 'game was not found');
  const [status, error] = refusals[gameCode] ?? [];
  if (status && error) throw refuse(status, error);
  const { rows } = await pool.query<{ id: string }>(
    `insert into hub_free_plays (operator_id, request_id, id, made_at) values ($1, $2, $3, $4)
     on conflict (operator_id, request_id) do update set id = hub_free_plays.id returning id`,
    [operatorId, requestId, randomUUID(), clock()],
  );
  const late = waits[gameCode];
  if (late !== undefined) await wait(late);
  return rows[0]?.id ?? '';
}
