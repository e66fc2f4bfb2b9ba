// When the whole of a call is there. Nobody is asked anything for a call before that, so whoever holds its body back gains nothing by it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseCall } from './call-refusal.ts';

/** How long a body may be on its way after its headers, in milliseconds: a page's fits in one packet. */
const usualPatienceMs = 2_000;

type BodyWait = {
  clock: () => Date;
  /** In milliseconds; two seconds unless told. */
  bodyPatienceMs?: number | undefined;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** When the last byte of the call was read, by our clock, before anybody was asked anything for it. */
    cameAt: Date;
  }
}

/** A page's largest is a purchase of some hundred slips. */
const mostBytes = 64 * 1_024;

/** Without one, the headers are the whole call. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Notes `cameAt`, and cuts off what is not there in time. */
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
    // Nobody would read it.
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
