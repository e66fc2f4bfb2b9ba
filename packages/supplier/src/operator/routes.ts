// Routes for operators (vendors.md 1): the list of games, the link to a game for one player, the link to a round.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { signatureHeader } from '../signature.ts';
import { freePlaysPath, readFreePlays, type FreePlaysRequest } from './free-plays.ts';
import { type GameRequest, readRoundRequest, type RoundRequest } from './game-request.ts';
import { makeLink } from './links.ts';
import { OperatorRefusal, refuse } from './refusal.ts';
import { readSignedBody, type Guard, type SignedBody } from './signed-body.ts';
import { insertRoundLink, takeList } from './store.ts';

export const operatorPrefix = '/operator/generic/v2/game';
const listPauseMs = 60_000;

export type NewLaunch<Request> = {
  launchHash: Buffer;
  operatorId: number;
  asked: Request;
  madeAt: Date;
};

/** A supplier's implementation of the operator API. */
export type OperatorApi<Request extends GameRequest> = {
  guard: Guard;
  pool: Pool;
  clock: () => Date;
  /** Returns the beginning of its links. */
  baseOf: (request: FastifyRequest) => string;
  /** Returns the list of games. Throws a refusal if the request is invalid. */
  listGames: (input: unknown) => Promise<readonly object[]>;
  /** Reads a request for a game. Throws a refusal if it is invalid or names no game of this supplier. */
  readGame: (input: unknown) => Request;
  insertLaunch: (launch: NewLaunch<Request>) => Promise<void>;
  /** Answers a request for a game instead of sending its link; `makeUrl` creates the link. */
  answerGame?: (reply: FastifyReply, asked: Request, makeUrl: () => Promise<string>) => unknown;
  /** Grants free plays and returns the grant's id. Throws a refusal if it grants nothing; absent if the supplier has no free plays. */
  grantFreePlays?: (asked: FreePlaysRequest, operatorId: number) => Promise<string>;
  /** Finds the id of the round to which this transaction of the operator's player belongs. */
  findRound: (asked: RoundRequest, operatorId: number) => Promise<string | null>;
};

type ReadSigned = (request: FastifyRequest) => SignedBody;

export function operatorRoutes<Request extends GameRequest>(
  app: FastifyInstance,
  api: OperatorApi<Request>,
): void {
  keepRawBody(app);
  answerRefusals(app);
  const signed: ReadSigned = (request) => {
    const { body, headers } = request;
    const text = typeof body === 'string' ? body : '';
    const read = readSignedBody(api.guard, text, headers[signatureHeader]);
    request.caller = { operator: read.operator.operatorId };
    return read;
  };
  app.post(`${operatorPrefix}/list`, (request) => tellGames(api, signed(request)));
  app.post(`${operatorPrefix}/url`, async (request, reply) => {
    const { operator, input } = signed(request);
    const asked = api.readGame(input);
    const makeUrl = async (): Promise<string> => {
      const link = makeLink(api.baseOf(request), '/launch');
      const { operatorId } = operator;
      await api.insertLaunch({ launchHash: link.hash, operatorId, asked, madeAt: api.clock() });
      return link.url;
    };
    return api.answerGame?.(reply, asked, makeUrl) ?? { url: await makeUrl() };
  });
  app.post(freePlaysPath, async (request) => {
    const { operator, input } = signed(request);
    const asked = readFreePlays(input);
    if (!api.grantFreePlays) throw refuse(404, 'no game has free plays');
    return { reward_uuid: await api.grantFreePlays(asked, operator.operatorId) };
  });
  app.post(`${operatorPrefix}/round`, async (request) => ({
    url: await makeRoundUrl(api, signed(request), api.baseOf(request)),
  }));
}

/** Sends the list of games, to each operator once a minute. */
async function tellGames<Request extends GameRequest>(
  { pool, clock, listGames }: OperatorApi<Request>,
  { operator: { operatorId }, input }: SignedBody,
): Promise<readonly object[]> {
  const now = clock();
  const since = new Date(now.getTime() - listPauseMs);
  if (await takeList(pool, { operatorId, now, since })) return listGames(input);
  throw new OperatorRefusal(429, 'Too Many Requests');
}

async function makeRoundUrl<Request extends GameRequest>(
  { pool, clock, findRound }: OperatorApi<Request>,
  { operator, input }: SignedBody,
  base: string,
): Promise<string> {
  const roundId = await findRound(readRoundRequest(input), operator.operatorId);
  if (roundId === null) throw refuse(404, 'round was not found');
  const link = makeLink(base, '/round');
  await insertRoundLink(pool, { codeHash: link.hash, roundId, madeAt: clock() });
  return link.url;
}

/** Leaves bodies as text, because the signature covers the received bytes. */
function keepRawBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, String(body)),
  );
}

function answerRefusals(app: FastifyInstance): void {
  app.setErrorHandler(async (error: { statusCode?: number }, request, reply: FastifyReply) => {
    if (error instanceof OperatorRefusal) return reply.code(error.status).send(error.body);
    // The body was too large, or the caller hung up: no fault of ours.
    const { statusCode: status = 500 } = error;
    if (status < 500) return reply.code(status).send({ error: 'the request cannot be read' });
    request.log.error({ err: error }, 'a call of an operator failed');
    return reply.code(500).send({ error: 'internal server error' });
  });
}
