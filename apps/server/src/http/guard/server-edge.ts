// What the server says before and beside its routes: safety headers (H1), the request's id, and one body for what never became a request.
import type { ErrorCode } from '@parlour/contract/contract';
import { openEdge, type Edge } from '@parlour/edge/edge';
import { safetyHeaders } from '@parlour/edge/safety-headers';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { HashAddress } from './hashed-address.ts';

/** Besides those of every process of ours: nobody frames our site, and no other site takes our files into its own pages. */
const ofTheSite = {
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'x-dns-prefetch-control': 'off',
  'x-xss-protection': '0',
};

type Own = {
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
}: Own): Edge =>
  openEdge({
    proxies: { addresses: trustedProxies, keptSeconds: keepAliveSeconds },
    headers: { ...safetyHeaders({ isHttps: publicScheme === 'https' }), ...ofTheSite },
    // There is no merchant and no language yet, so the message is the code.
    bodyOf: (status) => {
      const errorCode = codeOf(status);
      return { success: false, errorCode, message: errorCode };
    },
    onRefused: (status, address = '') =>
      log.info({ from: hashAddress(address), status, error: codeOf(status) }, 'refused unread'),
  });

const codeOf = (status: number): ErrorCode =>
  status === 413 || status === 431 ? 'request_too_large' : 'request_param_err';

/** First of all hooks, so that what others refuse has it too. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
