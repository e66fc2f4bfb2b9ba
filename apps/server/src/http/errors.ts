// Turns thrown errors into the envelope.
import { isUnavailable } from '@parlour/database/unavailable';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { sendRefusal, type ErrorText } from './envelope.ts';
import { Refusal } from './refusal.ts';

export function answerErrors(app: FastifyInstance, errorText: ErrorText): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendRefusal(toRefusal(error, request), reply, errorText),
  );
}

/** Maps an error to the refusal that is answered; logs a fault, of which the caller learns the request's id only. */
export function toRefusal(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, 'the database does not answer');
    return new Refusal('service_unavailable', { retryAfter: 1 });
  }
  const early = refusedByFastify(error);
  if (early) return early;
  // A fault: its cause is logged, and the caller only gets the request's id.
  request.log.error({ err: error }, 'fault');
  return new Refusal('unknown', { requestId: request.id });
}

/** Maps errors of Fastify before a handler runs: bad JSON, wrong content type, too large, malformed address. */
function refusedByFastify(error: FastifyError): Refusal | null {
  if (error.statusCode === 413) return new Refusal('request_too_large');
  const isCallersMistake = error.statusCode !== undefined && error.statusCode < 500;
  return isCallersMistake ? new Refusal('request_param_err', { fields: [] }) : null;
}
