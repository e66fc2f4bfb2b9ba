// The server's edge: safety headers (H1), the request's id, and the answer to malformed requests.
import type { ErrorCode } from '@parlour/contract/contract';
import { openEdge, type Edge } from '@parlour/edge/edge';
import { safetyHeaders } from '@parlour/edge/safety-headers';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { HashAddress } from './hashed-address.ts';

/** Headers besides those of all our processes: the site may not be framed, and other sites may not embed our files. */
const ofTheSite = {
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
  'x-xss-protection': '0',
};

type EdgeOptions = {
  publicScheme: string;
  log: FastifyBaseLogger;
  hashAddress: HashAddress;
  trustedProxies: readonly string[];
  keepAliveSeconds: number;
};

export const openServerEdge = ({
  publicScheme,
  log,
  hashAddress,
  trustedProxies,
  keepAliveSeconds,
}: EdgeOptions): Edge =>
  openEdge({
    proxies: { addresses: trustedProxies, keptSeconds: keepAliveSeconds },
    headers: { ...safetyHeaders({ isHttps: publicScheme === 'https' }), ...ofTheSite },
    // Merchant and language are not known yet, so the message is the code.
    bodyOf: (status) => {
      const errorCode = codeOf(status);
      return { success: false, errorCode, message: errorCode };
    },
    onRefused: (status, address = '') =>
      log.info({ from: hashAddress(address), status, error: codeOf(status) }, 'refused unread'),
  });

const codeOf = (status: number): ErrorCode =>
  status === 413 || status === 431 ? 'request_too_large' : 'request_param_err';

/** Sends the request's id. This has to be the first hook, so that refusals of later ones have it, too. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
