// What no route answers: an app whose routes are of no interest, asked by callers without manners.
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
      // To a route that reads its body: any other has answered before it comes.
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
