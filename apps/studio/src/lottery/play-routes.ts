// Calls of the lottery's page, below a play's address.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseCall } from '../plays/call-refusal.ts';
import { readInput } from '../plays/read-input.ts';
import type { EngineDeps } from '../engine.ts';
import { lookAround } from './look-around.ts';
import { describeDraw } from './results/describe-draw.ts';
import { findDraw, listDrawn } from './results/store.ts';
import { isIssue } from './rules/issues.ts';
import { seriesOf } from './rules/series.ts';
import { buySlips } from './slips/buy-slips.ts';
import { describeSlip } from './slips/describe-slip.ts';
import { listSlips } from './slips/store.ts';

const pageSize = 20;
const mostDrawsOfPage = 50;
const BeforeSlip = z.object({ before: z.uuid().nullish() });
const DrawsQuery = z.object({
  before: z.string().refine(isIssue).nullish(),
  most: z.coerce.number().int().min(1).max(mostDrawsOfPage).default(pageSize),
});
type IssueRoute = { Params: { issue: string } };

export function playRoutes(app: FastifyInstance, deps: EngineDeps): void {
  const { pool } = deps;

  app.get('/lottery', async ({ play }) => lookAround(deps, play));

  app.post('/lottery/slips', async ({ play, body }) => buySlips(deps, play, body));

  app.get('/lottery/slips', async ({ play: { playerId, gameCode }, query }) => {
    const { before = null } = readInput(BeforeSlip, query);
    const found = await listSlips(pool, { playerId, gameCode, before, most: pageSize });
    return { slips: found.map(describeSlip) };
  });

  app.get('/lottery/draws', async ({ play, query }) => {
    const { before = null, most } = readInput(DrawsQuery, query);
    const found = await listDrawn(pool, seriesOf(play, deps).key, { before, most });
    return { draws: found.map(describeDraw) };
  });

  app.get<IssueRoute>('/lottery/draws/:issue', async ({ play, params: { issue } }) => {
    const { key } = seriesOf(play, deps);
    const found = isIssue(issue) ? await findDraw(pool, key, issue) : null;
    if (!found) throw refuseCall('unknown');
    return describeDraw(found);
  });
}
