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
    // A look ahead must not open a launch, which opens once.
    exposeHeadRoutes: false,
    // A call that is never answered must not keep us from ending.
    forceCloseConnections: true,
  });
  // Another name for this address is a trick with DNS: it learns nothing.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url === '/livez' || hosts.includes(request.hostname)) return;
    return reply.callNotFound();
  });
  app.get('/livez', async () => ({ status: 'ok' }));
  return app;
}
