// An app that answers under its own names only, lets no browser do anything that an answer does not allow, and logs no address: addresses hold launch codes.
import { openEdge } from '@parlour/edge/edge';
import { safetyHeaders } from '@parlour/edge/safety-headers';
import { namesTwoHosts } from '@parlour/edge/sent-headers';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';

const unread = { error: 'this request cannot be read' };

export type Front = {
  /** The names it answers to. */
  hosts: readonly string[];
  isHttps: boolean;
  /** Whose word counts for where a request comes from. */
  trustedProxies?: readonly string[];
};

export function openApp({ hosts, isHttps, trustedProxies = [] }: Front): FastifyInstance {
  const edge = openEdge({
    headers: safetyHeaders({ isHttps }),
    bodyOf: () => unread,
    onRefused: () => undefined,
  });
  const app = fastify({
    ...edge.options,
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
  edge.guard(app);
  // A request under another host name may be DNS rebinding: it gets nothing.
  app.addHook('onRequest', async (request, reply) => {
    if (namesTwoHosts(request.raw)) return reply.code(400).send(unread);
    if (request.url === '/livez' || hosts.includes(hostName(request))) return;
    return reply.callNotFound();
  });
  app.get('/livez', async () => ({ status: 'ok' }));
  return app;
}

/** As it was sent: what a proxy says in X-Forwarded-Host changes nothing (H3). */
const hostName = (request: FastifyRequest): string =>
  (request.headers.host ?? '').replace(/:\d*$/, '');
