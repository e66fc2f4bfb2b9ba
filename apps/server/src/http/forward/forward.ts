// Forwards calls of the family to a merchant's own gateway, and returns its answers (docs/gateway.md).
import { sessionCookie, sessionCookieAttributes } from '@parlour/contract/session/session-cookie';
import type { Endpoint } from '@parlour/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionHalves } from '../call.ts';
import type { Merchant } from '../merchant.ts';
import { Refusal } from '../refusal.ts';
import { cookieOfGateway, cookiesForGateway } from './cookies.ts';
import { keepHalves } from './session-half.ts';

export type ForwardedCall = {
  /** The gateway's address. */
  base: string;
  method: string;
  /** The path with its query. */
  path: `/${string}`;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Timeout in milliseconds. */
  waitMs: number;
};
export type GatewayAnswer = {
  status: number;
  body: Buffer;
  setCookies: readonly string[];
  retryAfter: string | undefined;
};
/** Sends a call to a gateway; rejects without a complete answer. */
export type SendToGateway = (call: ForwardedCall) => Promise<GatewayAnswer>;

export type GatewayForwarder = {
  /** Whether both halves belong to the same session. */
  isBound: (merchant: Merchant, halves: SessionHalves) => boolean;
  forward: (at: Endpoint, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

/** The gateway's address that answers a call; null if we do. */
export const gatewayOf = (at: Endpoint, { setting }: Merchant): string | null =>
  at.atGateway === 'ours' ? null : setting('gateway.url');

/** Headers that are passed to the gateway, besides address and request id. */
const passedOn = [
  'accept',
  'content-type',
  'device',
  'moduleid',
  'authorization',
  'encryption',
  'x-digest',
  'x-rsa',
  'idempotency-key',
  'user-agent',
] as const;

/** Usual timeout of the site (NET-01). */
const usualMs = 30_000;
/** Time by which our timeout is shorter than the site's. */
const aheadMs = 1_000;

export function forwarding(send: SendToGateway, secretKey: Buffer): GatewayForwarder {
  const { halfOf, isBound } = keepHalves(secretKey);

  async function ask(base: string, at: Endpoint, request: FastifyRequest): Promise<GatewayAnswer> {
    const { raw, method, sentBody: body } = request;
    const path = (raw.url ?? '/') as `/${string}`;
    const waitMs = (at.timeoutMs ?? usualMs) - aheadMs;
    const call = { base, method, path, headers: headersOf(request), body, waitMs };
    const answer = await send(call).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the gateway does not answer');
      throw new Refusal('service_unavailable', { retryAfter: 1 });
    });
    const isWay = answer.status >= 300 && answer.status < 400;
    if (isWay) throw new Refusal('service_unavailable', { retryAfter: 1 });
    return answer;
  }
  return {
    isBound: ({ code }, halves) => isBound(code, halves),
    forward: async (at, request, reply) => {
      const { merchant } = request;
      const base = gatewayOf(at, merchant);
      if (base === null) throw new Error(`${at.path} is not forwarded for ${merchant.code}`);
      const answer = await ask(base, at, request);
      const { status, body, setCookies, retryAfter } = answer;
      for (const each of setCookies) {
        const cookie = cookieOfGateway(each);
        if (cookie !== null) reply.header('set-cookie', cookie);
      }
      const token = at.session === 'begins' ? tokenIn(answer) : null;
      if (token !== null)
        reply.setCookie(sessionCookie, halfOf(merchant.code, token), sessionCookieAttributes);
      if (at.session === 'ends') reply.clearCookie(sessionCookie, sessionCookieAttributes);
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      // The gateway's content type is not passed on, so that its answer never becomes a page of ours.
      const type = at.isPlainText && status === 200 ? 'text/plain' : 'application/json';
      return reply.status(status).type(`${type}; charset=utf-8`).send(body);
    },
  };
}

function headersOf({
  headers,
  merchant,
  language,
  ip,
  id,
}: FastifyRequest): Record<string, string> {
  const sent = passedOn.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const cookie = cookiesForGateway(headers.cookie);
  return {
    ...Object.fromEntries(sent),
    ...(cookie !== undefined && { cookie }),
    merchant: merchant.code,
    language,
    'x-forwarded-for': ip,
    'x-request-id': id,
  };
}

/** The token in a successful answer to a login; null for other answers. */
function tokenIn({ status, body }: GatewayAnswer): string | null {
  if (status !== 200) return null;
  try {
    const { success, value } = JSON.parse(body.toString()) as {
      success?: unknown;
      value?: { token?: unknown };
    };
    const token = value?.token;
    return success !== false && typeof token === 'string' && token !== '' ? token : null;
  } catch {
    return null;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw body, for forwarding. */
    sentBody: Buffer | undefined;
  }
}
