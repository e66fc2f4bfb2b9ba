// Serves endpoints of the contract by name: audience, strict input, stripped answer, and the check that refusals are declared.
import { endpoints, type EndpointName } from '@parlour/contract/contract';
import { shapes } from '@parlour/contract/contract.schema';
import type { Endpoint, Shape } from '@parlour/contract/endpoint';
import type { Language } from '@parlour/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Call, FindSession, LobbyCall, MemberCall } from './call.ts';
import { gatewayOf, type GatewayForwarder } from './forward/forward.ts';
import { admissionTo } from './guard/admission.ts';
import type { Merchant } from './merchant.ts';
import { acceptOnlyPicture } from './picture/accept-picture.ts';
import { keepPrivate } from './public-answer.ts';
import type { OpenBody } from './sealed/open-body.ts';
import { refuseLongDigest } from './sealed/read-sealed.ts';
import { callOf } from './steps/call-of.ts';
import { declared } from './steps/declared.ts';
import { inputReader } from './steps/read-input.ts';
import { answerSender } from './steps/send-answer.ts';
import type { ServeEvents } from './steps/send-events.ts';
import type { SharedAnswer } from './written-answer.ts';

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

/** The answer of a handler: a stream if the endpoint is answered by events. */
type HandlerAnswer<N extends EndpointName> = (typeof endpoints)[N] extends { answersEvents: true }
  ? ServeEvents
  : CallAnswer<N> | SharedAnswer<CallAnswer<N>>;

/** The call's type by audience. */
type CallByAudience = { guest: Call; lobby: LobbyCall; member: MemberCall };

/** A module's function for one endpoint. */
type Handler<N extends EndpointName> = (
  input: CallInput<N>,
  call: CallByAudience[(typeof endpoints)[N]['audience']],
) => Promise<HandlerAnswer<N>>;

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

/** Registers one call: its marks choose the steps here, and a request only runs them. */
function serveCall(api: Api, name: EndpointName, handle: Handle): void {
  const at: Endpoint = endpoints[name];
  const shape: Shape = shapes[name];
  const read = inputReader(at, shape, api.openBody);
  const send = answerSender(at, shape);
  const { forwarding, publicScheme } = api;
  api.app.route({
    method: at.method,
    url: at.path,
    config: { endpoint: at },
    ...hooksOf(at, api),
    handler: async (request, reply) => {
      if (gatewayOf(at, request.merchant) !== null) return forwarding.forward(at, request, reply);
      const input = await read(request);
      const call = callOf({ at, publicScheme }, request, reply);
      const answer = await declared(at, () => handle(input, call as never));
      return send(reply, answer);
    },
  });
}

/** The steps around the handler: who may call, what may be read, and what may be kept of the answer. */
function hooksOf(at: Endpoint, api: Api) {
  const { beforeBody, afterBody } = admissionTo(at, api);
  return {
    onRequest: beforeBody,
    preHandler: afterBody,
    ...(at.encrypted && { preParsing: refuseLongDigest }),
    ...(at.audience === 'lobby' && { onSend: keepPrivate }),
  };
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
