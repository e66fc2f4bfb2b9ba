// Logs requests of the back office with their account and merchant (L3).
import type { HashAddress } from '@parlour/edge/hashed-address';
import { logRequests, type SayRequest } from '@parlour/edge/request-log';
import type { FastifyInstance } from 'fastify';

type ConsoleLogOptions = { hashAddress: HashAddress; sayRequest: SayRequest };

export function logConsoleRequests(
  app: FastifyInstance,
  { hashAddress, sayRequest }: ConsoleLogOptions,
): void {
  app.decorateRequest('staffSession', null);
  logRequests(app, {
    hashAddress,
    say: sayRequest,
    whoOf: ({ staffSession }) => ({
      merchant: staffSession?.merchant,
      staff: staffSession?.staffId,
    }),
  });
}
