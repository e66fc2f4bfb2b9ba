import type { webcrypto } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lineText, type LineKey, type LineReply } from '@parlour/contract/site/line-proof';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Fetch } from './exchange.ts';
import { findLine } from './find-line.ts';

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
let pair: webcrypto.CryptoKeyPair;
let key: LineKey;
beforeAll(async () => {
  pair = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  key = { kty: 'EC', crv: 'P-256', x, y };
});

async function signed(reply: LineReply): Promise<string> {
  const text = new TextEncoder().encode(lineText(reply));
  const signature = await crypto.subtle.sign(ecdsa, pair.privateKey, text);
  return JSON.stringify({
    success: true,
    value: { ...reply, signature: Buffer.from(signature).toString('base64url') },
  });
}

type ReceivedRequest = { url: string; headers: Record<string, unknown> };
type Answer = (asked: { host: string; speed: string }) => Promise<string> | string;
const servers: Server[] = [];
const honest: Answer = (asked) => signed({ ...asked, time: 5 });
const never: Answer = () => new Promise<string>(() => {});

/** Starts a line with these answers. Returns its origin and the requests that it receives. */
async function startLine(answer: Answer, status = 200) {
  const heard: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    heard.push({ url, headers });
    const speed = new URL(url, 'http://any').searchParams.get('speed') ?? '';
    void Promise.resolve(answer({ host: headers.host ?? '', speed })).then((text) =>
      response.writeHead(status, { location: '/elsewhere' }).end(text),
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard };
}
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const search = (domains: readonly string[]) => findLine({ domains, key, now: () => 1_234 });

describe('NET-13 of the lines that are tried', () => {
  it('NET-13 the first that proves itself wins, and the others need not answer', async () => {
    const [slow, good] = await Promise.all([startLine(never), startLine(honest)]);
    expect(await search([slow.origin, good.origin])).toBe(good.origin);
  });
  it('NET-13 each is asked for the path with the time, and is told nothing else', async () => {
    const { origin, heard } = await startLine(honest);
    await search([origin]);
    expect(heard.map(({ url }) => url)).toEqual(['/wps/system/test/ping?speed=1234']);
    const told = Object.keys(heard[0]?.headers ?? {});
    for (const secret of ['merchant', 'authorization', 'cookie', 'referer', 'language']) {
      expect(told).not.toContain(secret);
    }
  });
  it('NET-13 ten are tried at the most', async () => {
    const lines = await Promise.all(Array.from({ length: 12 }, () => startLine(() => '{}')));
    expect(await search(lines.map(({ origin }) => origin))).toBeNull();
    expect(lines.filter(({ heard }) => heard.length > 0)).toHaveLength(10);
  });
  it('NET-13 none wins where there is none, or nobody answers within 10 s', async () => {
    expect(await search([])).toBeNull();
    const { origin, heard } = await startLine(never);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const found = search([origin]);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    vi.advanceTimersByTime(9_999);
    expect(await Promise.race([found, Promise.resolve('not yet')])).toBe('not yet');
    vi.advanceTimersByTime(1);
    expect(await found).toBeNull();
  });
});

describe('NET-13 no line is', () => {
  it.each<[string, Answer, number?]>([
    ['a parked page', () => '<html>This domain is for sale</html>'],
    [
      'an answer without a signature',
      ({ host, speed }) => JSON.stringify({ value: { host, speed } }),
    ],
    ['an answer of another host', ({ speed }) => signed({ host: 'other.example', speed, time: 5 })],
    ['an old answer', ({ host }) => signed({ host, speed: '1', time: 5 })],
    [
      'an answer with another time than the one that was signed',
      async (asked) => (await honest(asked)).replace('"time":5', '"time":6'),
    ],
    ['a refusal, however well signed', honest, 503],
    ['a way to somewhere else', honest, 302],
  ])('%s', async (_what, answer, status) => {
    const { origin } = await startLine(answer, status);
    expect(await search([origin])).toBeNull();
  });
  it('NET-13 one that signs with another key', async () => {
    const { origin } = await startLine(honest);
    const other = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
    const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', other.publicKey);
    const found = await findLine({ domains: [origin], key: { ...key, x, y }, now: () => 1 });
    expect(found).toBeNull();
  });
});

describe('NET-13 how lines are asked', () => {
  /** Creates a fetch with the test's answers; other lines are dead. */
  function listen(answers: Record<string, Promise<Response>> = {}) {
    const asked: { url: string; request: RequestInit }[] = [];
    const send: Fetch = (url, request) => {
      asked.push({ url, request });
      return answers[new URL(url).origin] ?? Promise.reject(new TypeError('dead'));
    };
    const find = (domains: string[]) => findLine({ domains, key: null, now: () => 1, fetch: send });
    return { asked, find };
  }
  it('NET-13 without cookies and referrer, past every cache, and a way to elsewhere is none', async () => {
    const { asked, find } = listen();
    await find(['https://one.example']);
    expect(asked[0]?.request).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'error',
    });
    expect(asked[0]?.request.headers).toBeUndefined();
  });
  it('NET-13 in an order that is drawn each time', async () => {
    const { asked, find } = listen();
    const domains = Array.from({ length: 12 }, (_, at) => `https://line-${at}.example`);
    await Promise.all([find(domains), find(domains), find(domains)]);
    const urls = asked.map(({ url }) => url);
    expect(urls).toHaveLength(30);
    const orders = [0, 10, 20].map((from) => urls.slice(from, from + 10).join(' '));
    expect(new Set(orders).size).toBe(3);
  });
  it('NET-13 until one has won: the others are given up', async () => {
    const [good, slow] = ['https://good.example', 'https://slow.example'];
    const { asked, find } = listen({
      [good]: Promise.resolve(new Response('pong')),
      [slow]: new Promise<Response>(() => {}),
    });
    expect(await find([slow, good])).toBe(good);
    const left = asked.find(({ url }) => url.startsWith(slow));
    expect(left?.request.signal?.aborted).toBe(true);
  });
});

it('NET-13 of a gateway of others, which has no key, any good answer counts', async () => {
  const { origin } = await startLine(() => 'pong');
  expect(await findLine({ domains: [origin], key: null, now: () => 1 })).toBe(origin);
});
