// One line per request (L3): who asked, from where, for what, and what came of it. The route's pattern stands for the address, so that no query, token or name reaches the log (S3).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HashAddress } from './hashed-address.ts';
import { lateLogger } from './late-logger.ts';

/** Writes what is known of a request as one line of level info. */
export type SayRequest = (known: object) => void;

export type RequestLog = {
  hashAddress: HashAddress;
  /** What the process knows of who asked. */
  whoOf: (request: FastifyRequest) => object;
  /** Absent: the app's logger. */
  say?: SayRequest;
};

export type RequestLines = {
  say: SayRequest;
  /** Writes what is not written yet. */ flush: () => void;
};

/**
 * What pino would write, for a tenth of what it costs there: a third of a kept page's time was its line. `base` is what each line of
 * the process has. The lines of one turn of the event loop are one write, since each write costs as much as ten lines.
 */
export function requestLines(
  out: { write: (lines: string) => unknown },
  base: object,
): RequestLines {
  const own = JSON.stringify({ ...base, msg: 'request' }).slice(1, -1);
  let lines = '';
  const flush = (): void => {
    const written = lines;
    lines = '';
    if (written !== '') out.write(written);
  };
  return {
    say: (known) => {
      if (lines === '') setImmediate(flush);
      lines += `{"level":30,"time":${Date.now()},${own},${JSON.stringify(known).slice(1)}\n`;
    },
    flush,
  };
}

export function logRequests(app: FastifyInstance, options: RequestLog): void {
  const { hashAddress, whoOf, say = (known) => app.log.info(known, 'request') } = options;
  app.setChildLoggerFactory(lateLogger);
  app.decorateRequest('errorCode', null);
  app.decorateRequest('isAnswered', false);
  const write = (request: FastifyRequest, reply: FastifyReply, result: object): void =>
    say({
      reqId: request.id,
      ...whoOf(request),
      from: hashAddress(request.ip),
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      ...result,
      milliseconds: Math.round(reply.elapsedTime),
    });
  app.addHook('onRequest', (request, reply, done) => {
    // Of a caller that hangs up the hook below never hears.
    reply.raw.on('close', () => {
      if (!request.isAnswered) write(request, reply, { status: null, error: 'connection_lost' });
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.isAnswered = true;
    write(request, reply, { status: reply.statusCode, error: request.errorCode });
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, in the words of its protocol; null where it was not. */
    errorCode: string | null;
    /** Whether its answer is out, or what could be sent of it. */
    isAnswered: boolean;
  }
}
