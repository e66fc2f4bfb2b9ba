// The step of a call that gathers what its handler gets besides the input.
import { captchaCookie, captchaSeconds } from '@parlour/contract/captcha/captcha-cookie';
import type { Endpoint } from '@parlour/contract/endpoint';
import { deviceCookie, deviceKeptSeconds } from '@parlour/contract/login/device-cookie';
import { sessionCookie, sessionCookieAttributes } from '@parlour/contract/session/session-cookie';
import { readSchemeCookie, schemeCookie } from '@parlour/contract/theme/scheme-choice';
import { adCookieSeconds, browserCookie, clickCookie } from '@parlour/contract/tracking/ad-cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LobbyCall } from '../call.ts';
import { readIdempotencyKey } from './read-input.ts';

type CallSite = { at: Endpoint; publicScheme: string };

export const callOf = (
  { at, publicScheme }: CallSite,
  request: FastifyRequest,
  reply: FastifyReply,
): LobbyCall => ({
  merchant: request.merchant,
  language: request.language,
  scheme: readSchemeCookie(request.cookies[schemeCookie])?.shown ?? null,
  address: request.ip,
  origin: `${publicScheme}://${request.headers.host ?? ''}`.toLowerCase(),
  idempotencyKey: readIdempotencyKey(at, request),
  session: request.session,
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
  adCookies: {
    fbc: request.cookies[clickCookie] ?? null,
    fbp: request.cookies[browserCookie] ?? null,
  },
  setAdCookies: (cookies) => {
    setAdCookie(clickCookie, cookies?.fbc ?? null, { request, reply });
    setAdCookie(browserCookie, cookies?.fbp ?? null, { request, reply });
  },
  endSession: () => void reply.clearCookie(sessionCookie, sessionCookieAttributes),
});

type Exchange = { request: FastifyRequest; reply: FastifyReply };

function setAdCookie(name: string, value: string | null, { request, reply }: Exchange): void {
  if (value !== null) {
    reply.setCookie(name, value, { ...sessionCookieAttributes, maxAge: adCookieSeconds });
  } else if (request.cookies[name] !== undefined) {
    reply.clearCookie(name, sessionCookieAttributes);
  }
}

/** Returns a signal that aborts when the connection closes before the answer. */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort();
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
