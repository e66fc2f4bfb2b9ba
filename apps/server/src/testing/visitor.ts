// A browser as the server sees it: stores the cookie half of the session, sends the token half, uses the envelope.
import { randomUUID } from 'node:crypto';
import { captchaCookie } from '@parlour/contract/captcha/captcha-cookie';
import { deviceCookie } from '@parlour/contract/login/device-cookie';
import { signIn } from '@parlour/contract/login/calls';
import type { Endpoint } from '@parlour/contract/endpoint';
import { sessionCookie } from '@parlour/contract/session/session-cookie';
import type { TestMember, TestMerchant } from '@parlour/database/testing/fixtures';
import type { FastifyInstance } from 'fastify';

export type Reply = {
  status: number;
  success: boolean;
  value: Record<string, unknown>;
  errorCode?: string;
  message?: string;
  headers: Record<string, string | string[] | number | undefined>;
  body: string;
  /** The body as received. */
  bytes: Buffer;
};

type CallExtras = { headers?: Record<string, string>; payload?: string | object; from?: string };

export type Visitor = {
  token: string | null;
  cookie: string | null;
  /** The cookie that identifies its device at the next visit. */
  device: string | null;
  /** The cookie that its captcha picture is bound to. */
  captcha: string | null;
  call: (at: Endpoint, input?: object, sent?: CallExtras) => Promise<Reply>;
  logIn: (member: TestMember, sent?: CallExtras) => Promise<Reply>;
};

export function visit(app: FastifyInstance, merchant: Pick<TestMerchant, 'host'>): Visitor {
  const visitor: Visitor = {
    token: null,
    cookie: null,
    device: null,
    captcha: null,
    call: async (at, input = {}, sent = {}) => {
      const isBody = at.method === 'POST' || at.method === 'PUT';
      const { path, query } = addressOf(at, input);
      const response = await app.inject({
        method: at.method,
        url: isBody || !query ? path : `${path}?${query}`,
        remoteAddress: sent.from ?? '203.0.113.7',
        headers: {
          host: merchant.host,
          ...(visitor.token && { authorization: visitor.token }),
          ...cookiesOf(visitor),
          ...(isBody && { 'content-type': 'application/json' }),
          ...sent.headers,
        },
        ...(isBody && { payload: sent.payload ?? input }),
      });
      const set = response.cookies.find((each) => each.name === sessionCookie);
      if (set) visitor.cookie = set.value || null;
      visitor.device =
        response.cookies.find((each) => each.name === deviceCookie)?.value ?? visitor.device;
      visitor.captcha =
        response.cookies.find((each) => each.name === captchaCookie)?.value ?? visitor.captcha;
      const { body, rawPayload: bytes, statusCode: status, headers } = response;
      // A picture has no envelope.
      const isPicture = String(headers['content-type']).startsWith('image/');
      return { ...parse(isPicture ? '{}' : body), bytes, status, headers };
    },
    logIn: async (member, sent = {}) => {
      const { username, password } = member;
      const input = { username, password, loginDeviceId: randomUUID() };
      const reply = await visitor.call(signIn, input, sent);
      if (reply.success) visitor.token = String(reply.value['token']);
      return reply;
    },
  };
  return visitor;
}

/** Fills fields of the input into the path (/wps/session/:id); the rest becomes the query. */
export function addressOf({ path }: Endpoint, input: object): { path: string; query: string } {
  const query = new URLSearchParams(input as Record<string, string>);
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = query.get(name) ?? '';
    query.delete(name);
    return encodeURIComponent(value);
  });
  return { path: filled, query: query.toString() };
}

function cookiesOf({ cookie, device, captcha }: Visitor): { cookie?: string } {
  const kept = [
    ...(cookie ? [`${sessionCookie}=${cookie}`] : []),
    ...(device ? [`${deviceCookie}=${device}`] : []),
    ...(captcha ? [`${captchaCookie}=${captcha}`] : []),
  ];
  return kept.length > 0 ? { cookie: kept.join('; ') } : {};
}

function parse(body: string): Pick<Reply, 'success' | 'value' | 'body'> {
  const parsed = JSON.parse(body || 'null') as Pick<Reply, 'success' | 'value'>;
  return { ...parsed, body };
}
