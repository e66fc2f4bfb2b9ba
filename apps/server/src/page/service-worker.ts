// /m/sw.js: asked for anew each time, so that an update is never more than one visit away (C1).
import type { FastifyInstance } from 'fastify';

/** It may fetch from here and nothing else. */
const policy =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; base-uri 'none'; frame-ancestors 'none'";

export function serveServiceWorker(app: FastifyInstance, script: string): void {
  app.get('/m/sw.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(script),
  );
}
