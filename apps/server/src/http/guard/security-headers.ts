// The headers of every answer, errors and files included (H1). Pages replace the content policy by their own.
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** A policy for answers that are no page: nothing may load, run or frame them. */
const nothing = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
};

const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

export async function setSecurityHeaders(
  app: FastifyInstance,
  publicScheme: string,
): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: nothing,
    // Sign-in popups of third parties must still reach their opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity:
      publicScheme === 'https' ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions).header('x-request-id', request.id);
  });
}
