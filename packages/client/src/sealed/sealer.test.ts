import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { signIn } from '@parlour/contract/login/calls';
import { siteStatus } from '@parlour/contract/site/calls';
import { openLegacy } from '@parlour/wire/legacy/open-legacy';
import { openModern } from '@parlour/wire/modern/open-modern';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createClient } from '../client.ts';

const pairs = {
  legacy: generateKeyPairSync('rsa', { modulusLength: 1024 }),
  modern: generateKeyPairSync('rsa', { modulusLength: 2048 }),
};
const jwkOf = (envelope: keyof typeof pairs) => pairs[envelope].publicKey.export({ format: 'jwk' });
const modulus = Buffer.from(jwkOf('legacy').n ?? '', 'base64url').toString('hex');
/** The server's time, an hour ahead of this machine's. */
const serverTime = () => Date.now() + 3_600_000;
const modernKey = () => {
  const { n, e } = jwkOf('modern');
  const publicKey = { kty: 'RSA', n, e, alg: 'RSA-OAEP-256', use: 'enc' };
  return { keyId: 'a-key', publicKey, notAfter: 0, serverTime: serverTime() };
};

const success = (value: unknown) => JSON.stringify({ success: true, value });
const refusal = (errorCode: string, message = '') =>
  JSON.stringify({ success: false, errorCode, message });
const keyAnswers = () => ({
  '/wps/session/key/rsa': `${modulus}\n`,
  '/wps/session/key/envelope': success(modernKey()),
});

type ReceivedRequest = {
  path: string;
  query: string;
  headers: IncomingMessage['headers'];
  body: string;
};
let heard: ReceivedRequest[] = [];
/** Error codes of the next login calls; later calls succeed. */
let refusals: string[] = [];
let answers: Record<string, string> = {};
let origin = '';

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname: path, search: query } = new URL(request.url ?? '', 'http://localhost');
  heard.push({ path, query, headers: request.headers, body: await text(request) });
  const refused = path === signIn.path ? refusals.shift() : undefined;
  const body = refused ?? { ...keyAnswers(), ...answers }[path] ?? success({ token: 't' });
  response.writeHead(body.startsWith('{"success":false') ? 400 : 200).end(body);
}
const server = createServer((request, response) => void answer(request, response));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.closeAllConnections());
beforeEach(() => {
  heard = [];
  refusals = [];
  answers = {};
});

const input = { username: 'demo', password: 'a-Pass1', loginDeviceId: crypto.randomUUID() };
const clientFor = (envelope: 'plain' | 'legacy' | 'modern', where = origin) =>
  createClient({
    origin: where,
    merchant: 'lumen',
    envelope,
    language: () => 'EN',
    token: () => null,
    onSessionEnded: () => undefined,
  });
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.catch((caught: unknown) => caught);
  if (error instanceof ApiError) return error;
  throw new Error('the call did not fail as it ought to');
};
const pathsHeard = () => heard.map(({ path }) => path);

type Body = { value: string; timestamp: number; nonce: string };
/** Decrypts a received request as a server does. */
function read({ headers, body }: ReceivedRequest, envelope: keyof typeof pairs): string | null {
  const { value, timestamp, nonce } = JSON.parse(body) as Body;
  const encryption = String(headers['encryption']);
  const { privateKey } = pairs[envelope];
  if (envelope === 'legacy') return openLegacy({ encryption, value }, privateKey);
  const bound = { method: 'POST', path: signIn.path, merchantCode: 'lumen', timestamp, nonce };
  return openModern({ encryption, value, bound }, privateKey);
}

const both = [
  ['legacy', '/wps/session/key/rsa', modulus],
  ['modern', '/wps/session/key/envelope', 'a-key'],
] as const;

describe.each(both)('the %s envelope', (envelope, keyPath, keyId) => {
  it('NET-05, NET-06 the key is asked for, past every cache, and the server reads the same body', async () => {
    expect(await clientFor(envelope)(signIn, input)).toEqual({ token: 't' });
    expect(pathsHeard()).toEqual([keyPath, signIn.path]);
    expect(heard[0]?.query).toMatch(/^\?_=\d{13}$/);
    const [, sent] = heard;
    expect(sent && JSON.parse(read(sent, envelope) ?? '')).toEqual(input);
    expect(sent?.headers).toMatchObject({
      merchant: 'lumen',
      moduleid: 'COMM3',
      'content-type': 'application/json',
      'x-rsa': keyId,
    });
  });

  it('NET-06 calls that need no envelope go as they are', async () => {
    await clientFor(envelope)(siteStatus, {});
    expect(pathsHeard()).toEqual([siteStatus.path]);
  });

  it('NET-05 the key is kept for ten minutes, and each body has a secret of its own', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const api = clientFor(envelope);
    await api(signIn, input);
    vi.advanceTimersByTime(599_999);
    await api(signIn, input);
    expect(pathsHeard()).toEqual([keyPath, signIn.path, signIn.path]);
    expect(heard[1]?.headers['encryption']).not.toBe(heard[2]?.headers['encryption']);
    vi.advanceTimersByTime(1);
    await api(signIn, input);
    expect(pathsHeard().slice(3)).toEqual([keyPath, signIn.path]);
    vi.useRealTimers();
  });

  it('NET-05 the key is asked for ahead where that is wished, once', async () => {
    const api = clientFor(envelope);
    api.prepare();
    api.prepare();
    await vi.waitFor(() => expect(pathsHeard()).toEqual([keyPath]));
    await api(signIn, input);
    expect(pathsHeard()).toEqual([keyPath, signIn.path]);
  });

  it('NET-06 what the server could not open is sealed again under a new key, once', async () => {
    refusals = [refusal('envelope_refused')];
    expect(await clientFor(envelope)(signIn, input)).toEqual({ token: 't' });
    expect(pathsHeard()).toEqual([keyPath, signIn.path, keyPath, signIn.path]);
    expect(heard[1]?.headers['encryption']).not.toBe(heard[3]?.headers['encryption']);
  });

  it('NET-07 a second refusal is the end of it', async () => {
    refusals = [refusal('envelope_refused', 'One.'), refusal('envelope_refused', 'Two.')];
    expect(await failure(clientFor(envelope)(signIn, input))).toMatchObject({ kind: 'sealing' });
    expect(pathsHeard()).toEqual([keyPath, signIn.path, keyPath, signIn.path]);
  });

  it('NET-06 another refusal is told as of a plain body, and nothing is sent again', async () => {
    refusals = [refusal('login.cred.err', 'No.')];
    expect(await failure(clientFor(envelope)(signIn, input))).toMatchObject({
      kind: 'answer',
      code: 'login.cred.err',
      message: 'No.',
    });
    expect(pathsHeard()).toEqual([keyPath, signIn.path]);
  });

  it('NET-07 without a key nothing is sent, and why is told', async () => {
    answers = { [keyPath]: refusal('service_unavailable', 'Not now.') };
    expect(await failure(clientFor(envelope)(signIn, input))).toMatchObject({
      kind: 'answer',
      message: 'Not now.',
    });
    expect(pathsHeard()).toEqual([keyPath]);
    answers = {};
    expect(await clientFor(envelope)(signIn, input)).toEqual({ token: 't' });
  });

  it('NET-07 under a key that is none nothing is sent', async () => {
    answers = {
      '/wps/session/key/rsa': 'no key',
      '/wps/session/key/envelope': success({ ...modernKey(), publicKey: { kty: 'RSA' } }),
    };
    const api = clientFor(envelope);
    api.prepare();
    expect(await failure(api(signIn, input))).toMatchObject({ kind: 'sealing', message: '' });
    expect(new Set(pathsHeard())).toEqual(new Set([keyPath]));
    answers = {};
    expect(await clientFor(envelope)(signIn, input)).toEqual({ token: 't' });
  });

  it('NET-11 where nobody answers it is offline', async () => {
    const nowhere = clientFor(envelope, 'http://127.0.0.1:1');
    expect(await failure(nowhere(signIn, input))).toMatchObject({ kind: 'offline' });
  });

  it('NET-07 the password stands in nothing that was sent', async () => {
    await clientFor(envelope)(signIn, input);
    expect(JSON.stringify(heard)).not.toContain(input.password);
  });
});

describe('the modern envelope', () => {
  it('NET-06 goes by the server’s clock, whatever this one says', async () => {
    const before = serverTime();
    await clientFor('modern')(signIn, input);
    const { timestamp } = JSON.parse(heard[1]?.body ?? '') as Body;
    expect(timestamp).toBeGreaterThanOrEqual(before);
    expect(timestamp).toBeLessThanOrEqual(serverTime());
  });
});

describe('plain bodies', () => {
  it('NET-06 are sent where the merchant says so, without asking for a key', async () => {
    const api = clientFor('plain');
    api.prepare();
    await api(signIn, input);
    expect(pathsHeard()).toEqual([signIn.path]);
    expect(JSON.parse(heard[0]?.body ?? '')).toEqual(input);
  });
});
