// An app that answers under its own names only, lets no browser do anything that an answer does not allow, and logs no address: addresses hold launch codes.
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

const headers = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** `trustedProxies`: whose word counts for where a request comes from. */
export function openApp(
  hosts: readonly string[],
  trustedProxies: readonly string[] = [],
): FastifyInstance {
  const app = fastify({
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    logger: {
      level: 'warn',
      serializers: { req: ({ method }: { method: string }) => ({ method }) },
    },
    // A launch opens once: a HEAD request must not open it.
    exposeHeadRoutes: false,
    // Otherwise a call that is never answered would keep the process from ending.
    forceCloseConnections: true,
  });
  // A request under another host name may be DNS rebinding: it gets nothing.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url === '/livez' || hosts.includes(hostName(request))) return;
    return reply.callNotFound();
  });
  app.get('/livez', async () => ({ status: 'ok' }));
  return app;
}

/** As it was sent: what a proxy says in X-Forwarded-Host changes nothing (H3). */
const hostName = (request: FastifyRequest): string =>
  (request.headers.host ?? '').replace(/:\d*$/, '');
