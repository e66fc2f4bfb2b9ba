// What operators call. Every call is checked, may meet the stand-in's fault, and lies in the inbox afterwards.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { misbehave, type Wait } from '../../faults/misbehave.ts';
import type { FaultStore } from '../../faults/store.ts';
import type { CallStore } from '../../inbox/store.ts';
import { signatureHeader } from '@parlour/supplier/signature';
import type { HubStores } from '../stores.ts';
import { hubGames } from '../triggers.ts';
import { describeGame } from './describe-game.ts';
import { makeLaunch, readGameUrl } from './game-url.ts';
import { recordCalls } from './record-calls.ts';
import { OperatorRefusal } from '@parlour/supplier/refusal';
import { makeRoundLink } from './round-url.ts';
import { readSignedBody, type Guard, type SignedBody } from '@parlour/supplier/signed-body';

export type OperatorApiDeps = {
  stores: HubStores;
  calls: CallStore;
  faults: FaultStore;
  guard: Guard;
  clock: () => Date;
  wait: Wait;
};

const listPauseMs = 60_000;
const prefix = '/operator/generic/v2/game';

export function operatorRoutes(app: FastifyInstance, deps: OperatorApiDeps): void {
  const { guard, clock, wait } = deps;
  const { lists, plays, rounds } = deps.stores;
  const signed = ({ body, headers }: FastifyRequest): SignedBody =>
    readSignedBody(guard, typeof body === 'string' ? body : '', headers[signatureHeader]);
  keepRawBody(app);
  recordCalls(app, deps);
  answerRefusals(app);
  app.addHook('preHandler', async (_, reply) => {
    const fault = await deps.faults.findFault('hub');
    if (fault && (await misbehave(reply, fault, wait))) return reply;
  });

  app.post(`${prefix}/list`, async (request) => {
    const { operator } = signed(request);
    const now = clock();
    const since = new Date(now.getTime() - listPauseMs);
    if (!(await lists.mayList({ operatorId: operator.operatorId, now, since }))) {
      throw new OperatorRefusal(429, 'Too Many Requests');
    }
    return hubGames.map(describeGame);
  });

  app.post(`${prefix}/url`, async (request, reply) => {
    const { operator, input } = signed(request);
    const { read, game } = readGameUrl(input);
    const url = async (): Promise<string> =>
      originOf(request) + (await makeLaunch(read, { plays, operator, now: clock() }));
    return game.answer(reply, { url, wait });
  });

  app.post(`${prefix}/round`, async (request) => {
    const { operator, input } = signed(request);
    const path = await makeRoundLink(input, { rounds, operator, now: clock() });
    return { url: originOf(request) + path };
  });
}

/** Where the operator called us is where the player finds us; app.ts lets only our own hosts pass. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

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
