// Answers that no route gives, with misbehaving callers.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connectionLimits } from './connection-limits.ts';
import { openEdge } from './edge.ts';
import { safetyHeaders } from './safety-headers.ts';
import { say } from './testing/raw-socket.ts';

let app: FastifyInstance;
let port: number;
const refused: [status: number, address: string | undefined][] = [];
beforeAll(async () => {
  const edge = openEdge({
    headers: safetyHeaders({ isHttps: true }),
    bodyOf: (status) => ({ refused: status }),
    onRefused: (status, address) => refused.push([status, address]),
  });
  app = Fastify({ ...edge.options, routerOptions: { maxParamLength: 10 } });
  edge.guard(app);
  app.get('/own', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send('own'),
  );
  app.post('/read', async () => 'read');
  app.get('/of/:name', async () => 'named');
  app.get('/begun', async (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 100 });
    reply.raw.write('the beginning');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

const get = (path: string, more = 'Host: x\r\nConnection: close\r\n') =>
  `GET ${path} HTTP/1.1\r\n${more}\r\n`;
const safe = Object.entries(safetyHeaders({ isHttps: true })).map(
  ([name, value]) => `${name}: ${value}\r\n`,
);
const chunked = 'Host: x\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n';

describe('an answer that no route gives', () => {
  test.each([
    ['no HTTP', 'rubbish\r\n\r\n', 400],
    ['headers over the limit', get('/own', `Host: x\r\nx: ${'a'.repeat(40_000)}\r\n`), 431],
    [
      'a chunk with a long tail',
      // A route that reads its body; any other answers before the body arrives.
      get('/read', `${chunked}\r\n2;${'a'.repeat(20_000)}\r\nab\r\n`).replace('GET', 'POST'),
      413,
    ],
    ['an expectation', get('/own', 'Host: x\r\nExpect: a miracle\r\nConnection: close\r\n'), 417],
  ])('H1 %s: it has every header and the body of the house', async (_what, text, status) => {
    refused.length = 0;
    const heard = await say(port, text);
    expect(heard).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} [^]*\\r\\n\\r\\n.*{"refused":${status}}`),
    );
    for (const line of safe) expect(heard).toContain(line);
    expect(refused).toEqual([[status, '127.0.0.1']]);
  });

  test.each([
    ['no Host', get('/own', ''), 400],
    ['an address that cannot be read', get('/%zz'), 400],
    ['a part of the address that is too long', get(`/of/${'a'.repeat(20)}`), 414],
  ])('H1 %s: Node and the router answer with every header', async (_what, text, status) => {
    const heard = await say(port, text);
    expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const line of safe) expect(heard).toContain(line);
  });

  test('H1 behind the beginning of another answer nothing is said: it would be a part of that one', async () => {
    const heard = await say(port, get('/begun', 'Host: x\r\n'), 'rubbish\r\n\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 200 /);
    expect(heard).toMatch(/the beginning$/);
  });
});

describe('an answer of a route', () => {
  test('H1 it has each header once, and what the route says of itself wins', async () => {
    const heard = await say(port, get('/own'));
    const [head = ''] = heard.split('\r\n\r\n');
    const names = head.split('\r\n').map((line) => line.split(':')[0]);
    expect(new Set(names).size).toBe(names.length);
    expect(head).toContain('cache-control: public, max-age=60');
    expect(head).toContain('x-content-type-options: nosniff');
  });

  test('H1 over plain HTTP no browser is bound to TLS', () => {
    expect(safetyHeaders({ isHttps: false })).not.toHaveProperty('strict-transport-security');
  });
});

describe('a connection that is kept', () => {
  /** Makes one request. Returns the time for which the idle connection then stays open, as announced and in fact. */
  async function kept(addresses: string[], localAddress: string) {
    const proxies = { addresses, keptSeconds: 650 };
    const edge = openEdge({ headers: {}, bodyOf: () => ({}), onRefused: () => undefined, proxies });
    const front = Fastify(edge.options);
    edge.guard(front);
    front.get('/', async () => 'here');
    const sockets: Socket[] = [];
    front.server.on('connection', (socket) => sockets.push(socket));
    await front.listen({ host: '0.0.0.0', port: 0 });
    const { port: own } = front.server.address() as AddressInfo;
    const socket = connect({ port: own, host: '127.0.0.1', localAddress });
    socket.write(get('/', 'Host: x\r\n'));
    const [heard] = (await once(socket, 'data')) as [Buffer];
    const [, said] = /\r\nkeep-alive: timeout=(\d+), max=1000\r\n/i.exec(heard.toString()) ?? [];
    const keptMs = sockets[0]?.timeout ?? 0;
    socket.destroy();
    await front.close();
    return { said, seconds: Math.floor(keptMs / 1_000) };
  }

  test.each([
    [['127.0.0.1'], '127.0.0.1'],
    [['10.0.0.1', '127.0.0.0/8'], '127.0.0.9'],
    [['::ffff:127.0.0.1'], '127.0.0.1'],
  ])('H5 one from the proxies %j at %s is kept for as long as was set', async (proxies, from) => {
    expect(await kept(proxies, from)).toEqual({ said: '650', seconds: 650 });
  });

  test.each([[[]], [['127.0.0.2', '10.0.0.0/8', '::1']]])(
    'H5 beside the proxies %j one of anybody is kept for 65 s',
    async (proxies) => {
      const { said, seconds } = await kept(proxies, '127.0.0.1');
      expect(said).toBe('65');
      expect([65, 66]).toContain(seconds);
    },
  );
});

test('H5 an event stream is silent for longer than any other answer may be', async () => {
  const streaming = Fastify(
    openEdge({ headers: {}, bodyOf: () => ({}), onRefused: () => undefined }).options,
  );
  const begun: Record<string, ServerResponse> = {};
  streaming.get('/:type', async (request, reply) => {
    const { type } = request.params as { type: string };
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': `text/${type}` });
    reply.raw.write('first ');
    begun[type] = reply.raw;
  });
  await streaming.listen({ host: '127.0.0.1', port: 0 });
  streaming.server.timeout = 200;
  const { port: own } = streaming.server.address() as AddressInfo;
  const events = say(own, get('/event-stream', 'Host: x\r\nConnection: close\r\n'));
  await vi.waitFor(() => expect(begun).toHaveProperty('event-stream'));
  // When the other connection is cut, the event stream has been silent for longer.
  expect(await say(own, get('/plain'))).toMatch(/first/);
  begun['event-stream']?.end('last');
  expect(await events).toMatch(/first[^]*last/);
  await streaming.close();
});

test('H5 a connection asks a thousand times, is told to close, and is cut if it goes on', async () => {
  const many = get('/own', 'Host: x\r\n').repeat(connectionLimits.requests + 5);
  const answers = (await say(port, many)).split('HTTP/1.1 ').slice(1);
  const answered = answers.slice(0, -1);
  expect(answered.filter((each) => each.startsWith('200 '))).toHaveLength(1_000);
  expect(answered).toHaveLength(1_000);
  expect(answered.at(-1)).toMatch(/\r\nconnection: close\r\n/i);
  expect(answers.at(-1)).toMatch(/^503 /);
  for (const line of safe) expect(answers.at(-1)).toContain(line);
});
