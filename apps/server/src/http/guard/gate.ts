// What every call passes before its endpoint is looked at: its merchant's header and its origin (T1, S5).
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

/** Without the header the host's merchant counts. Two headers are a mistake, and another merchant's code is refused. */
function refusedHeader(request: FastifyRequest): Refusal | undefined {
  const sent = listSent(request.raw, 'merchant');
  if (sent.length > 1) return new Refusal('function.not.available', undefined, 400);
  const isForeign = sent.length === 1 && sent[0] !== request.merchant.code;
  return isForeign ? new Refusal('function.not.available') : undefined;
}

/** Browsers send Origin with every change; programs need not. `null` and foreign ones may change nothing. */
function refusedOrigin(request: FastifyRequest, publicScheme: string): Refusal | undefined {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return undefined;
  const isOwn = isOwnOrigin(request.merchant, origin, `${publicScheme}://${host}`);
  return isOwn ? undefined : new Refusal('function.not.available');
}
