// Whom the line of a request names on the site (L3).
import type { HashAddress } from '@parlour/edge/hashed-address';
import { logRequests, type SayRequest } from '@parlour/edge/request-log';
import type { FastifyInstance } from 'fastify';

/** The server's own way to them. */
export { faultLines } from '@parlour/edge/fault-line';
export { openLineStream } from '@parlour/edge/line-stream';
export { requestLines, type SayRequest } from '@parlour/edge/request-log';

type How = { hashAddress: HashAddress; sayRequest: SayRequest };

export function logSiteRequests(app: FastifyInstance, { hashAddress, sayRequest }: How): void {
  app.decorateRequest('memberId', null);
  logRequests(app, {
    hashAddress,
    say: sayRequest,
    whoOf: ({ merchant, memberId }) => ({ merchant: merchant?.code, member: memberId }),
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the call has or opens; null for everybody else, whoever they say they are. */
    memberId: string | null;
  }
}
