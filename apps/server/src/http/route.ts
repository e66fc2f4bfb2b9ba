// Registers an endpoint of the contract: audience, strict input, stripped answer, and the check that its refusals are declared.
import { sessionCookie } from '@parlour/contract/session/session-cookie';
import * as everyCall from '@parlour/contract/errors';
import type { Language } from '@parlour/contract/languages';
import type { Audience, Endpoint, Shape } from '@parlour/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call, FindSession, MemberCall, Session } from './call.ts';
import { success } from './envelope.ts';
import { checkInput, readQuery } from './input.ts';
import type { Merchant } from './merchant.ts';
import { sendPublic } from './public-answer.ts';
import { Refusal } from './refusal.ts';

/** What modules register their endpoints on. */
export type Api = { app: FastifyInstance; findSession: FindSession; publicScheme: string };

type Handler<S extends Shape, A extends Audience> = (
  input: z.output<S['input']>,
  call: A extends 'member' ? MemberCall : Call,
) => Promise<z.input<S['answer']>>;

/** Registers one endpoint with its schemas and its handler. */
export function route<S extends Shape, C extends string, A extends 'guest' | 'member'>(
  api: Api,
  [at, shape]: [Endpoint<S, C, A>, S],
  handle: Handler<S, A>,
): void {
  api.app.route({
    method: at.method,
    url: at.path,
    config: { endpoint: at },
    // Before the body is read: whoever may not call learns nothing about the input.
    onRequest: async (request) => {
      request.session = at.audience === 'member' ? await requireSession(api, at, request) : null;
    },
    handler: async (request, reply) => {
      const input = checkInput<S['input']>(shape.input, readInput(at, request));
      const origin = `${api.publicScheme}://${request.headers.host ?? ''}`.toLowerCase();
      const call = { ...callOf(request, reply), origin, session: request.session };
      const answer = await declared(at, () => handle(input, call as never));
      const envelope = success(shape.answer.parse(answer));
      if (at.cache) return sendPublic(reply, envelope, at.cache.seconds);
      reply.header('cache-control', 'no-store');
      if (at.isBeacon) return reply.status(204).send();
      return envelope;
    },
  });
}

function readInput(at: Endpoint, request: FastifyRequest): unknown {
  const query = readQuery(request.query);
  if (at.method === 'GET' || at.method === 'DELETE') return query;
  const [unknownName] = Object.keys(query);
  if (unknownName !== undefined) throw new Refusal('request_param_err', { fields: [unknownName] });
  // A change without a body is one without input; the schema says whether that will do.
  return request.body ?? {};
}

async function requireSession(api: Api, at: Endpoint, request: FastifyRequest): Promise<Session> {
  const token = request.headers.authorization;
  const cookie = request.cookies[sessionCookie];
  const session =
    token && cookie
      ? await api.findSession(request.merchant, { token, cookie }, at.extendsSession ?? true)
      : null;
  if (!session) throw new Refusal('customer.not.login');
  if (session.limited && !at.openToLimitedSession) throw new Refusal('password_change_required');
  return session;
}

const callOf = (request: FastifyRequest, reply: FastifyReply): Omit<Call, 'origin'> => ({
  merchant: request.merchant,
  language: request.language,
  address: request.ip,
  sessionCookie: request.cookies[sessionCookie] ?? null,
  setSessionCookie: (value) => {
    const place = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;
    if (value === null) reply.clearCookie(sessionCookie, place);
    else reply.setCookie(sessionCookie, value, place);
  },
});

/** A refusal that the endpoint does not name is a fault: the contract would be a lie. */
async function declared<T>(at: Endpoint, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const isDeclared =
      !(error instanceof Refusal) ||
      Object.hasOwn(at.errors, error.code) ||
      Object.hasOwn(everyCall.errors, error.code);
    if (isDeclared) throw error;
    throw new Error(`${at.path} does not declare ${error.code}`, { cause: error });
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    merchant: Merchant;
    language: Language;
    session: Session | null;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
