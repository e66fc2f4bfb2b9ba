// What every route that operators call needs: the body as it came, who sent it, and refusals in the protocol's shape.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OperatorRefusal } from './refusal.ts';
import { signatureHeader } from './signature.ts';
import { readSignedBody, type Guard, type SignedBody } from './signed-body.ts';

export const operatorPrefix = '/operator/generic/v2/game';
/** An operator may ask for the list of games once a minute. */
export const listPauseMs = 60_000;

/** What it gives back throws for a call that no operator signed. */
export function openOperatorRoutes(
  app: FastifyInstance,
  guard: Guard,
): (request: FastifyRequest) => SignedBody {
  keepRawBody(app);
  answerRefusals(app);
  return ({ body, headers }) =>
    readSignedBody(guard, typeof body === 'string' ? body : '', headers[signatureHeader]);
}

/** The signature is over the bytes as they came. */
function keepRawBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, String(body)),
  );
}

function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply: FastifyReply) => {
    if (error instanceof OperatorRefusal) return reply.code(error.status).send(error.body);
    request.log.error({ err: error }, 'a call of an operator failed');
    return reply.code(500).send({ error: 'internal server error' });
  });
}
