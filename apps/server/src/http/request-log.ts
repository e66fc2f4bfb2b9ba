// Logs requests of the site with their merchant and member (L3).
import type { HashAddress } from '@parlour/edge/hashed-address';
import { logRequests, type SayRequest } from '@parlour/edge/request-log';
import type { FastifyInstance } from 'fastify';

// Re-exports for the rest of the server.
export { faultLines } from '@parlour/edge/fault-line';
export { openLineStream } from '@parlour/edge/line-stream';
export { requestLines, type SayRequest } from '@parlour/edge/request-log';

type RequestLogOptions = { hashAddress: HashAddress; sayRequest: SayRequest };

export function logSiteRequests(
  app: FastifyInstance,
  { hashAddress, sayRequest }: RequestLogOptions,
): void {
  app.decorateRequest('memberId', null);
  logRequests(app, {
    hashAddress,
    say: sayRequest,
    whoOf: ({ merchant, memberId }) => ({ merchant: merchant?.code, member: memberId }),
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The member whose session the call has or opens; null otherwise, whatever name the caller states. */
    memberId: string | null;
  }
}
