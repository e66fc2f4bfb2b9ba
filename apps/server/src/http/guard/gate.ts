// Checks of every call before its endpoint: the merchant header and the origin (T1, S5).
import { listSent } from '@parlour/edge/sent-headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../merchant.ts';
import { Refusal } from '../refusal.ts';

export function guardCalls(app: FastifyInstance, publicScheme: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    done(refusedHeader(request) ?? (isRead ? undefined : refusedOrigin(request, publicScheme)));
  });
}

/** Refuses two merchant headers, or another merchant's code. Without the header the host's merchant counts. */
function refusedHeader(request: FastifyRequest): Refusal | undefined {
  const sent = listSent(request.raw, 'merchant');
  if (sent.length > 1) return new Refusal('function.not.available', undefined, 400);
  const isForeign = sent.length === 1 && sent[0] !== request.merchant.code;
  return isForeign ? new Refusal('function.not.available') : undefined;
}

/** Refuses `null` and foreign origins. Browsers send Origin with every change; programs need not. */
function refusedOrigin(request: FastifyRequest, publicScheme: string): Refusal | undefined {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return undefined;
  const isOwn = isOwnOrigin(request.merchant, origin, `${publicScheme}://${host}`);
  return isOwn ? undefined : new Refusal('function.not.available');
}
