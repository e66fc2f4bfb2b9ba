// Stand-ins for the outside services. It knows nothing of the server, and the server cannot tell
// it from the real ones.
import fastify, { type FastifyInstance } from 'fastify';
import { homePage, notFoundPage } from './pages.ts';

const ownHosts = ['sandbox.localhost', 'localhost', '127.0.0.1'];
const headers = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

export function buildSandbox(): FastifyInstance {
  const app = fastify({ logger: { level: 'warn' } });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (request.url === '/livez' || ownHosts.includes(request.hostname)) return;
    // Another name for this address is a trick with DNS: it learns nothing.
    return reply.callNotFound();
  });
  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/', async (_, reply) => reply.type('text/html; charset=utf-8').send(homePage));
  app.setNotFoundHandler(async (_, reply) =>
    reply.code(404).type('text/html; charset=utf-8').send(notFoundPage),
  );
  return app;
}
