// Serves the merchant's colours in both schemes, for a page whose reader chooses another one (MEMBER-17).
import { schemesPath } from '@parlour/contract/theme/scheme-choice';
import type { FastifyInstance } from 'fastify';
import { schemesCssOf } from '../look.ts';

export function serveSchemes(app: FastifyInstance): void {
  app.get(schemesPath, async ({ merchant }, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'host')
      .send(schemesCssOf(merchant)),
  );
}
