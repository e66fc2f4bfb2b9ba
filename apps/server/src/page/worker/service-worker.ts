// /m/sw.js: asked for anew each time, so that an update is never more than one visit away (C1).
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** It may fetch from here and nothing else. */
const policy =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; base-uri 'none'; frame-ancestors 'none'";

/** What every browser gets that still has a worker, once a merchant has none any more (C2). */
const ending = readFileSync(new URL('ending-worker.js', import.meta.url), 'utf8');

type Worker = { script: string; build: string };

/** The worker says in its first line which build it belongs to: so each build has one of its own, which browsers fetch. */
export function serveServiceWorker(app: FastifyInstance, { script, build }: Worker): void {
  const working = `self.build=${JSON.stringify(build)};${script}`;
  app.get('/m/sw.js', async ({ merchant }, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'host')
      .header('content-security-policy', policy)
      .send(merchant.setting('serviceWorker') ? working : ending),
  );
}
