// Serves /m/sw.js, which browsers revalidate each time, so that an update takes at most one visit (C1).
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** The worker's policy: it may fetch only from this site. */
const policy =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; base-uri 'none'; frame-ancestors 'none'";

/** The script that ends workers of browsers if the merchant has switched them off (C2). */
const ending = readFileSync(new URL('ending-worker.js', import.meta.url), 'utf8');

type WorkerBuild = { script: string; build: string };

/** Serves the worker with the build's name in its first line, so that browsers fetch a new one for each build. */
export function serveServiceWorker(app: FastifyInstance, { script, build }: WorkerBuild): void {
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
