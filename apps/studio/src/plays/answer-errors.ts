// Sends refusals in the form that the page reads. Other errors are only logged.
import type { FastifyInstance } from 'fastify';
import { CallRefusal } from './call-refusal.ts';

export function answerCallErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    if (error instanceof CallRefusal) {
      const { code, statusCode, leftMs } = error;
      if (leftMs === null) return reply.code(statusCode).send({ error: code });
      void reply.header('retry-after', String(Math.ceil(leftMs / 1_000)));
      return reply.code(statusCode).send({ error: code, leftMs });
    }
    const { statusCode: status = 500 } = error;
    if (status < 500) return reply.code(status).send({ error: 'invalid' });
    request.log.error({ err: error }, 'a call of a page failed');
    return reply.code(503).send({ error: 'unavailable' });
  });
}
