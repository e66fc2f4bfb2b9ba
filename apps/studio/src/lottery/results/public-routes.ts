// What anybody may look up without a play: what a draw was and what is needed to check it.
import type { FastifyInstance } from 'fastify';
import type { LotteryDeps } from '../deps.ts';
import { isIssue } from '../rules/issues.ts';
import { publishDraw } from './describe-draw.ts';

type OfIssue = { Params: { issue: string } };

export function publicRoutes(app: FastifyInstance, { results }: LotteryDeps): void {
  app.get<OfIssue>('/lottery/draws/:issue.json', async ({ params: { issue } }, reply) => {
    const draw = isIssue(issue) ? await results.findDraw(issue) : null;
    if (!draw) return reply.callNotFound();
    return publishDraw(draw);
  });
}
