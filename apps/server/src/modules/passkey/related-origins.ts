// Serves /.well-known/webauthn: the other origins that may use the passkeys of this host (WebAuthn, related origins). Browsers fetch it from the main host.
import type { FastifyInstance } from 'fastify';
import { hostName } from '#http/merchant';
import type { Merchants } from '#modules/site';
import { originsOf } from './relying-party.ts';

type Deps = { merchants: Pick<Merchants, 'find'>; publicScheme: 'http' | 'https' };

export function serveRelatedOrigins(app: FastifyInstance, deps: Deps): void {
  app.get('/.well-known/webauthn', async (request, reply) => {
    const host = request.headers.host ?? '';
    const merchant = await deps.merchants.find(hostName(host));
    if (!merchant?.setting('passkeys')) return reply.code(404).send();
    const origins = originsOf(merchant, `${deps.publicScheme}://${host}`);
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/json')
      .send({ origins });
  });
}
