// Serves endpoints of the contract by name: audience, strict input, stripped answer, and the check that refusals are declared.
import { captchaCookie, captchaSeconds } from '@parlour/contract/captcha/captcha-cookie';
import { deviceCookie, deviceKeptSeconds } from '@parlour/contract/login/device-cookie';
import { sessionCookie, sessionCookieAttributes } from '@parlour/contract/session/session-cookie';
import { endpoints, type EndpointName } from '@parlour/contract/contract';
import { shapes } from '@parlour/contract/contract.schema';
import type { Endpoint, Shape } from '@parlour/contract/endpoint';
import * as everyCall from '@parlour/contract/errors';
import type { Language } from '@parlour/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Call, FindSession, LobbyCall, MemberCall } from './call.ts';
import { admissionTo } from './guard/admission.ts';
import { checkInput, readQuery } from './input.ts';
import type { Merchant } from './merchant.ts';
import { keepPrivate, sendJson, sendPublic, sendToMember } from './public-answer.ts';
import { acceptOnlyPicture } from './picture/accept-picture.ts';
import { sendPicture } from './picture/send-picture.ts';
import { Refusal } from './refusal.ts';
import { gatewayOf, type GatewayForwarder } from './forward/forward.ts';
import type { OpenBody } from './sealed/open-body.ts';
import { refuseLongDigest } from './sealed/read-sealed.ts';
import { answerWriter, type SharedAnswer } from './written-answer.ts';

/** The app on which calls are registered, with what they share. */
export type Api = {
  app: FastifyInstance;
  findSession: FindSession;
  openBody: OpenBody;
  /** Forwards calls of merchants with a gateway. */
  forwarding: GatewayForwarder;
  publicScheme: string;
};

/** The input of an endpoint as parsed by its schema. */
export type CallInput<N extends EndpointName> = z.output<(typeof shapes)[N]['input']>;

/** A handler's answer; the schema strips other fields. */
export type CallAnswer<N extends EndpointName> = z.input<(typeof shapes)[N]['answer']>;

/** The call's type by audience. */
type CallByAudience = { guest: Call; lobby: LobbyCall; member: MemberCall };

/** A module's function for one endpoint. */
type Handler<N extends EndpointName> = (
  input: CallInput<N>,
  call: CallByAudience[(typeof endpoints)[N]['audience']],
) => Promise<CallAnswer<N> | SharedAnswer<CallAnswer<N>>>;

/** Handlers by the name of their endpoint in the contract. */
export type Handlers = { readonly [N in EndpointName]?: Handler<N> };

/** Registers a module's calls. */
export function serveCalls(api: Api, handlers: Handlers): void {
  // The keys are checked by the type.
  for (const [name, handle] of Object.entries(handlers)) {
    serveCallWhere(api, name as EndpointName, handle as Handle);
  }
}

/** Registers a call that takes a picture in a separate scope, so that it accepts no JSON, and other calls no pictures. */
function serveCallWhere(api: Api, name: EndpointName, handle: Handle): void {
  const { takesPicture }: Endpoint = endpoints[name];
  if (!takesPicture) return serveCall(api, name, handle);
  void api.app.register(async (app) => {
    acceptOnlyPicture(app, takesPicture);
    serveCall({ ...api, app }, name, handle);
  });
}

type Handle = (input: unknown, call: never) => Promise<unknown>;

function serveCall(api: Api, name: EndpointName, handle: Handle): void {
  const at: Endpoint = endpoints[name];
  const shape: Shape = shapes[name];
  const write = answerWriter(shape);
  const admission = admissionTo(at, api);
  api.app.route({
    method: at.method,
    url: at.path,
    config: { endpoint: at },
    onRequest: admission.beforeBody,
    preHandler: admission.afterBody,
    ...(at.encrypted && { preParsing: refuseLongDigest }),
    ...(at.audience === 'lobby' && { onSend: keepPrivate }),
    handler: async (request, reply) => {
      if (gatewayOf(at, request.merchant) !== null) {
        return api.forwarding.forward(at, request, reply);
      }
      const sent = readInput(at, request);
      const body = at.encrypted ? await api.openBody(request, sent) : sent;
      const input = checkInput(shape.input, body);
      const origin = `${api.publicScheme}://${request.headers.host ?? ''}`.toLowerCase();
      const idempotencyKey = readIdempotencyKey(at, request);
      const call = { ...callOf(request, reply), origin, idempotencyKey, session: request.session };
      const answer = await declared(at, () => handle(input, call as never));
      if (at.isReadableAnywhere) reply.header('access-control-allow-origin', '*');
      if (at.isBeacon) return reply.status(204).send();
      if (at.answersPicture) return sendPicture(reply, at.answersPicture, answer as Buffer);
      if (at.isPlainText)
        return reply.type('text/plain; charset=utf-8').send(shape.answer.parse(answer));
      if (!at.cache) return sendJson(reply, write.once(answer));
      const written = write.kept(answer as object);
      if (!request.session) return sendPublic(reply, written, at.cache.seconds);
      // Lists of a closed lobby are never cached (ROUTE-12).
      const isOpen = request.merchant.setting('guestLobby');
      return isOpen ? sendToMember(reply, written) : sendJson(reply, written.body);
    },
  });
}

function readInput(at: Endpoint, request: FastifyRequest): unknown {
  const query = readQuery(request.query);
  if (at.method === 'GET' || at.method === 'DELETE') {
    // Parameters of the path take precedence over the query.
    return { ...query, ...(request.params as object) };
  }
  const [unknownName] = Object.keys(query);
  if (unknownName !== undefined) throw new Refusal('request_param_err', { fields: [unknownName] });
  // A change without a body has empty input; the schema decides whether that is valid.
  const body = request.body ?? {};
  const params = request.params as object;
  const isPlain = typeof body === 'object' && !Array.isArray(body);
  return isPlain && Object.keys(params).length > 0 ? { ...body, ...params } : body;
}

/** Reads the key that calls that move money need, so that they can be repeated safely (W4). */
function readIdempotencyKey(at: Endpoint, { headers }: FastifyRequest): string {
  if (!at.needsIdempotencyKey) return '';
  const key = String(headers['idempotency-key'] ?? '').toLowerCase();
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)) {
    throw new Refusal('request_param_err', { fields: ['Idempotency-Key'] });
  }
  return key;
}

const callOf = (
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<Call, 'origin' | 'idempotencyKey'> => ({
  merchant: request.merchant,
  language: request.language,
  address: request.ip,
  gone: () => callerGone(reply),
  userAgent: request.headers['user-agent']?.slice(0, 512) ?? '',
  requestId: request.id,
  sessionCookie: request.cookies[sessionCookie] ?? null,
  beginSession: ({ memberId, cookie }) => {
    request.memberId = memberId;
    reply.setCookie(sessionCookie, cookie, sessionCookieAttributes);
  },
  deviceCookie: request.cookies[deviceCookie] ?? null,
  rememberDevice: (cookie) =>
    void reply.setCookie(deviceCookie, cookie, {
      ...sessionCookieAttributes,
      maxAge: deviceKeptSeconds,
    }),
  captchaCookie: request.cookies[captchaCookie] ?? null,
  giveCaptcha: (cookie) =>
    void reply.setCookie(captchaCookie, cookie, {
      ...sessionCookieAttributes,
      maxAge: captchaSeconds,
    }),
  endSession: () => void reply.clearCookie(sessionCookie, sessionCookieAttributes),
});

/** Returns a signal that aborts when the connection closes before the answer. */
function callerGone({ raw }: FastifyReply): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort();
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Turns a refusal that the endpoint does not declare into a fault, because callers rely on the contract to list all. */
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
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
