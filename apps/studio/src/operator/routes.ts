// What operators call (vendors.md 1): the list of titles, the address of one for a player, the look at a round.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeTitle } from '../games/describe-title.ts';
import { titles } from '../games/titles.ts';
import type { PlayStore } from '../plays/store.ts';
import { makeLaunch, readGameUrl } from './game-url.ts';
import type { ListStore } from './list-store.ts';
import { OperatorRefusal } from '@parlour/supplier/refusal';
import type { RoundStore } from './round-store.ts';
import { makeRoundLink } from './round-url.ts';
import { signatureHeader } from '@parlour/supplier/signature';
import { readSignedBody, type Guard, type SignedBody } from '@parlour/supplier/signed-body';

export type OperatorApiDeps = {
  plays: PlayStore;
  lists: ListStore;
  rounds: RoundStore;
  guard: Guard;
  origin: string;
  clock: () => Date;
};

const listPauseMs = 60_000;

/** Below `/operator/generic/v2/game`. */
export function operatorRoutes(app: FastifyInstance, deps: OperatorApiDeps): void {
  const { guard, clock, lists, plays, rounds, origin } = deps;
  const signed = ({ body, headers }: FastifyRequest): SignedBody =>
    readSignedBody(guard, typeof body === 'string' ? body : '', headers[signatureHeader]);
  keepRawBody(app);
  answerRefusals(app);

  app.post('/list', async (request) => {
    const { operator } = signed(request);
    const now = clock();
    const since = new Date(now.getTime() - listPauseMs);
    if (!(await lists.mayList({ operatorId: operator.operatorId, now, since }))) {
      throw new OperatorRefusal(429, 'Too Many Requests');
    }
    return titles.map(describeTitle);
  });

  app.post('/url', async (request) => {
    const { operator, input } = signed(request);
    const path = await makeLaunch(readGameUrl(input), { plays, operator, now: clock() });
    return { url: origin + path };
  });

  app.post('/round', async (request) => {
    const { operator, input } = signed(request);
    return { url: origin + (await makeRoundLink(input, { rounds, operator, now: clock() })) };
  });
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
