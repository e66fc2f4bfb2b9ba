// Waits for the whole of a call before anything is done for it, so that a client gains nothing by holding back its body.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseCall } from './call-refusal.ts';

/** The usual timeout in milliseconds for a body after its headers. The body of a page's call fits in one packet. */
const usualPatienceMs = 2_000;

type BodyWait = {
  clock: () => Date;
  /** Timeout for receiving the body, in milliseconds; two seconds by default. */
  bodyPatienceMs?: number | undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The time by our clock at which the last byte of the call was read, before any work for it. */
    cameAt: Date;
  }
}

/** The limit of a body. A page's largest call is a purchase of about a hundred slips. */
const mostBytes = 64 * 1_024;

/** True if the call has a body. Without one, the headers are the whole call. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Sets `cameAt`, and refuses calls whose body does not arrive in time. */
export function awaitWholeRequests(
  app: FastifyInstance,
  { clock, bodyPatienceMs = usualPatienceMs }: BodyWait,
): void {
  app.decorateRequest('cameAt');
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= mostBytes;
  });
  app.addHook('onRequest', (request, _reply, done) => {
    request.cameAt = clock();
    // The body of a GET would not be read.
    done(request.method === 'GET' && hasBody(request) ? refuseCall('invalid') : undefined);
  });
  app.addHook('preParsing', async (request, reply, payload) => {
    if (hasBody(request)) {
      const cut = setTimeout(() => {
        if (reply.sent) return;
        void reply.header('connection', 'close').send(refuseCall('unavailable'));
      }, bodyPatienceMs);
      payload.once('end', () => {
        request.cameAt = clock();
        clearTimeout(cut);
      });
      payload.once('close', () => clearTimeout(cut));
    }
    return payload;
  });
}
