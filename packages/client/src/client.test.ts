import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { logOut } from '@parlour/contract/session/calls';
import { launchGame } from '@parlour/contract/launch/calls';
import { vendorLanes } from '@parlour/contract/lobby/calls';
import { memberInfo } from '@parlour/contract/member/calls';
import { signIn } from '@parlour/contract/login/calls';
import { siteStatus } from '@parlour/contract/site/calls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';
import type { Fetch } from './exchange.ts';
import { addressOf, requestOf } from './request.ts';

type ReceivedRequest = {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
};
/** A test's reply. `half` is a body that begins and is never completed. */
type Reply =
  | { status?: number; headers?: Record<string, string>; body: string }
  | 'silence'
  | 'half';

let heard: ReceivedRequest[] = [];
let reply: Reply = { body: '' };
let origin = '';
const ok = (value: unknown): Reply => ({ body: JSON.stringify({ success: true, value }) });
const refusal = (status: number, body: object): Reply => ({
  status,
  body: JSON.stringify({ success: false, ...body }),
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = '', url = '', headers } = request;
  heard.push({ method, url, headers, body: await text(request) });
  if (reply === 'silence') return;
  if (reply === 'half') response.writeHead(200).write('{"success":');
  else response.writeHead(reply.status ?? 200, reply.headers).end(reply.body);
}
const server = createServer((request, response) => void answer(request, response));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.closeAllConnections());
afterEach(() => vi.useRealTimers());

let token: string | null = 'tok';
let ended = 0;
const client = (where = origin, send: Fetch = fetch) =>
  createClient({
    origin: where,
    fetch: send,
    merchant: 'lumen',
    envelope: 'plain',
    language: () => 'TH',
    token: () => token,
    onSessionEnded: () => {
      ended += 1;
    },
  });
beforeEach(() => {
  heard = [];
  token = 'tok';
  ended = 0;
});

const login = { username: 'demo', password: 'x', loginDeviceId: crypto.randomUUID() };
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.catch((caught: unknown) => caught);
  if (error instanceof ApiError) return error;
  throw new Error('the call did not fail as it ought to');
};

describe('what is sent', () => {
  it('NET-02 merchant, language and device on every call, module id and JSON on POST', async () => {
    reply = ok({ token: 't' });
    await client()(signIn, login);
    expect(heard[0]).toMatchObject({ method: 'POST', url: '/wps/session/login' });
    expect(heard[0]?.headers).toMatchObject({
      merchant: 'lumen',
      language: 'TH',
      device: 'web',
      moduleid: 'COMM3',
      'content-type': 'application/json',
    });
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual(login);
  });
  it('NET-02, ROUTE-12 the raw token goes to calls of members and of the lobby only, and no module id on GET', async () => {
    reply = ok(null);
    await client()(siteStatus, {});
    await client()(memberInfo, {});
    await client()(vendorLanes, {});
    token = null;
    await client()(vendorLanes, {});
    expect(heard.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'tok',
      'tok',
      undefined,
    ]);
    expect(heard[1]?.headers).not.toHaveProperty('moduleid');
  });
  it('NET-01 GET and DELETE carry their input in the query, POST in the body', async () => {
    reply = ok(null);
    await client()(logOut, {});
    expect(heard[0]).toMatchObject({ method: 'DELETE', url: '/wps/session/logout', body: '' });
    const query = { a: 'b c', absent: undefined };
    expect(addressOf(siteStatus, query, '')).toBe('/wps/system/status?a=b+c');
    expect(addressOf(signIn, query, '')).toBe('/wps/session/login');
  });
  it('NET-01, NET-02 every call brings its cookies, and PUT a module id as POST does', () => {
    const caller = { origin, merchant: 'lumen', language: 'TH', token };
    const [put, get] = [{ ...signIn, method: 'PUT' } as const, memberInfo].map((endpoint) =>
      requestOf(endpoint, {}, caller),
    );
    expect([put?.credentials, get?.credentials]).toEqual(['include', 'include']);
    expect(put?.headers).toMatchObject({ ModuleId: 'COMM3' });
  });
  it('LAUNCH-01, NET-04 only what everybody may keep goes by the browser’s cache, where equal calls wait for each other', async () => {
    reply = ok(null);
    await client()(memberInfo, {});
    await client()(vendorLanes, {});
    token = null;
    await client()(vendorLanes, {});
    expect(heard.map(({ headers }) => headers['cache-control'])).toEqual([
      'no-cache',
      'no-cache',
      undefined,
    ]);
  });
  it('NET-12 a call without a url is rejected', async () => {
    const empty = { ...siteStatus, path: '' } as unknown as typeof siteStatus;
    expect((await failure(client()(empty, {}))).message).toBe('url is null, check');
    expect(heard).toEqual([]);
  });
});

describe('what comes back', () => {
  it('NET-15 the value of a success, null where there is none', async () => {
    reply = ok({ userName: 'demo' });
    expect(await client()(memberInfo, {})).toEqual({ userName: 'demo' });
    reply = { body: '{"success":true}' };
    expect(await client()(logOut, {})).toBeNull();
  });
  it('NET-15, NET-17 a refusal keeps code, status, message and value', async () => {
    reply = refusal(400, { errorCode: 'login.cred.err', message: 'No', value: { retryAfter: 60 } });
    const error = await failure(client()(signIn, login));
    expect(error).toMatchObject({
      kind: 'answer',
      code: 'login.cred.err',
      status: 400,
      message: 'No',
    });
    expect(error).toMatchObject({ value: { retryAfter: 60 }, retryAfter: 60 });
  });
  it('NET-17 the Retry-After header, in seconds or as a date', async () => {
    reply = { status: 429, body: '', headers: { 'retry-after': '30' } };
    expect((await failure(client()(signIn, login))).retryAfter).toBe(30);
    const now = Date.parse('2026-11-21T12:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now });
    const date = new Date(now + 90_000).toUTCString();
    reply = { status: 429, body: '', headers: { 'retry-after': date } };
    expect((await failure(client()(signIn, login))).retryAfter).toBe(90);
  });
  it.each([
    ['no JSON', 502, '<html>'],
    ['an empty body', 200, ''],
    ['another shape', 200, '[1]'],
    ['fields of other types', 200, '{"success":"yes","errorCode":5,"message":{}}'],
  ])('NET-15 %s is an unknown error', async (_case, status, body) => {
    reply = { status, body };
    const error = await failure(client()(siteStatus, {}));
    expect(error).toMatchObject({ kind: 'answer', code: 'unknown', status, message: '' });
  });
  it('NET-08 success false counts with HTTP 200 too, and success true with HTTP 500 does not', async () => {
    reply = refusal(200, { errorCode: 'not_found' });
    expect((await failure(client()(memberInfo, {}))).code).toBe('not_found');
    reply = { status: 500, body: '{"success":true,"value":1}' };
    expect((await failure(client()(memberInfo, {}))).code).toBe('unknown');
  });
});

describe('without an answer', () => {
  it('NET-11 a server that cannot be reached is offline', async () => {
    const error = await failure(client('http://127.0.0.1:1')(siteStatus, {}));
    expect(error).toMatchObject({ kind: 'offline', code: 'ERR_NETWORK', status: 0 });
  });
  it.each([
    ['any other', 30_000, siteStatus],
    ['the launch', 10_000, { ...siteStatus, timeoutMs: launchGame.timeoutMs ?? 0 }],
  ] as const)(
    'NET-01, LAUNCH-02 %s call that is not answered within %i ms is a timeout',
    async (...[, ms, endpoint]) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      reply = 'silence';
      const call = failure(client()(endpoint, {}));
      await new Promise((resolve) => server.once('request', resolve));
      vi.advanceTimersByTime(ms - 1);
      const early = await Promise.race([
        call,
        new Promise((resolve) => setImmediate(resolve, 'waiting')),
      ]);
      expect(early).toBe('waiting');
      vi.advanceTimersByTime(1);
      expect(await call).toMatchObject({ kind: 'timeout', code: 'ECONNABORTED' });
    },
  );
  it('NET-01 an answer that begins and does not end within 30 s is a timeout too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    reply = 'half';
    const begun = Promise.withResolvers<void>();
    const send: Fetch = async (...asked) => {
      const response = await fetch(...asked);
      begun.resolve();
      return response;
    };
    const call = failure(client(origin, send)(siteStatus, {}));
    await begun.promise;
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(30_000);
    expect(await call).toMatchObject({ kind: 'timeout', status: 0 });
  });
});

describe('a call that nobody waits for any more', () => {
  const control = () => new AbortController();
  it('NET-04 is given up, and is no timeout and no lost line', async () => {
    reply = 'silence';
    const leaving = control();
    const call = failure(client()(memberInfo, {}, { signal: leaving.signal }));
    const request = await new Promise<IncomingMessage>((resolve) => {
      server.once('request', resolve);
    });
    const hungUp = new Promise((resolve) => request.socket.once('close', resolve));
    leaving.abort();
    expect(await call).toMatchObject({ kind: 'cancelled', status: 0 });
    await hungUp;
  });
  it('NET-04 is not sent where the page was left before', async () => {
    const left = control();
    left.abort();
    const error = await failure(client()(memberInfo, {}, { signal: left.signal }));
    expect([error.kind, heard]).toEqual(['cancelled', []]);
  });
});

describe('the end of a session', () => {
  it.each([
    ['HTTP 401', 401, {}],
    ['customer.not.login', 200, { errorCode: 'customer.not.login' }],
    ['user.or.token.invalid', 400, { errorCode: 'user.or.token.invalid' }],
    ['login.not.session', 400, { errorCode: 'login.not.session' }],
    ['the message CUSTOMER_NOT_LOGIN', 200, { message: 'CUSTOMER_NOT_LOGIN' }],
  ])('NET-08 %s ends it', async (_case, status, body) => {
    reply = refusal(status, body);
    await failure(client()(memberInfo, {}));
    expect(ended).toBe(1);
  });
  it('NET-08 another refusal does not end it', async () => {
    reply = refusal(403, { errorCode: 'password_change_required' });
    await failure(client()(memberInfo, {}));
    expect(ended).toBe(0);
  });
  it('NET-08 calls that fail together end it once; a later session can end again', async () => {
    reply = refusal(401, {});
    const api = client();
    await Promise.all([1, 2, 3].map(() => failure(api(memberInfo, {}))));
    expect(ended).toBe(1);
    token = 'next';
    await failure(api(memberInfo, {}));
    expect(ended).toBe(2);
  });
  it('NET-08 a late answer to an old session does not end the new one', async () => {
    reply = refusal(401, {});
    const call = failure(client()(memberInfo, {}));
    token = 'next';
    await call;
    expect(ended).toBe(0);
  });
});

it('SIG-05, S1 a call that nobody asked for says that it is no action of the member', async () => {
  heard = [];
  reply = ok({});
  await client()(memberInfo, {}, { isUnasked: true });
  await client()(memberInfo, {});
  expect(heard.map(({ headers }) => headers['activity'])).toEqual(['none', undefined]);
});
