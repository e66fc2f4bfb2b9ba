// What the page asks, below a play's address.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuseCall } from '../plays/call-refusal.ts';
import { readInput } from '../plays/read-input.ts';
import type { EngineDeps } from '../engine.ts';
import { lookAround } from './look-around.ts';
import { describeDraw } from './results/describe-draw.ts';
import { findDraw, listDrawn } from './results/store.ts';
import { isIssue } from './rules/issues.ts';
import { buySlips } from './slips/buy-slips.ts';
import { describeSlip } from './slips/describe-slip.ts';
import { readSlipOrder } from './slips/slip-order.ts';
import { listSlips } from './slips/store.ts';

const pageSize = 20;
const BeforeSlip = z.object({ before: z.uuid().nullish() });
const BeforeDraw = z.object({ before: z.string().refine(isIssue).nullish() });
type OfIssue = { Params: { issue: string } };

export function playRoutes(app: FastifyInstance, deps: EngineDeps): void {
  const { pool } = deps;

  app.get('/lottery', async ({ play }) => lookAround(deps, play));

  app.post('/lottery/slips', async ({ play, body }) => buySlips(deps, play, readSlipOrder(body)));

  app.get('/lottery/slips', async ({ play: { playerId, gameCode }, query }) => {
    const { before = null } = readInput(BeforeSlip, query);
    const found = await listSlips(pool, { playerId, gameCode, before, most: pageSize });
    return { slips: found.map(describeSlip) };
  });

  app.get('/lottery/draws', async ({ query }) => {
    const { before = null } = readInput(BeforeDraw, query);
    const found = await listDrawn(pool, before, pageSize);
    return { draws: found.map(describeDraw) };
  });

  app.get<OfIssue>('/lottery/draws/:issue', async ({ params: { issue } }) => {
    const found = isIssue(issue) ? await findDraw(pool, issue) : null;
    if (!found) throw refuseCall('unknown');
    return describeDraw(found);
  });
}
