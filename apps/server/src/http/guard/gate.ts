// What every call passes before its endpoint is looked at: its merchant's header and its origin (T1, S5).
import { listSent } from '@parlour/edge/sent-headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../merchant.ts';
import { Refusal } from '../refusal.ts';

export function guardCalls(app: FastifyInstance, publicScheme: string): void {
  app.addHook('onRequest', async (request) => {
    checkMerchantHeader(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') checkOrigin(request, publicScheme);
  });
}

/** Without the header the host's merchant counts. Two headers are a mistake, and another merchant's code is refused. */
function checkMerchantHeader(request: FastifyRequest): void {
  const sent = listSent(request.raw, 'merchant');
  if (sent.length > 1) throw new Refusal('function.not.available', undefined, 400);
  if (sent.length === 1 && sent[0] !== request.merchant.code) {
    throw new Refusal('function.not.available');
  }
}

/** Browsers send Origin with every change; programs need not. `null` and foreign ones may change nothing. */
function checkOrigin(request: FastifyRequest, publicScheme: string): void {
  const { origin, host = '' } = request.headers;
  if (origin === undefined) return;
  if (!isOwnOrigin(request.merchant, origin, `${publicScheme}://${host}`)) {
    throw new Refusal('function.not.available');
  }
}
