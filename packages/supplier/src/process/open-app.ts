// An app that answers under its own names only, lets no browser do anything that an answer does not allow, and logs no address: addresses hold launch codes.
import fastify, { type FastifyInstance } from 'fastify';

const headers = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

export function openApp(hosts: readonly string[]): FastifyInstance {
  const app = fastify({
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
    if (request.url === '/livez' || hosts.includes(request.hostname)) return;
    return reply.callNotFound();
  });
  app.get('/livez', async () => ({ status: 'ok' }));
  return app;
}
