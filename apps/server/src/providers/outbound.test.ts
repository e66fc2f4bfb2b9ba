import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createPlainServer, type AddressInfo } from 'node:net';
import { openDeafAddress } from '@parlour/edge/testing/deaf-address';
import { afterEach, describe, expect, test } from 'vitest';
import { openOutbound, type OutboundCall, type OutboundOptions } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';

const servers: { close: () => unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

type TestServer = { port: number; seen: string[] };
async function serve(answer: RequestListener): Promise<TestServer> {
  const seen: string[] = [];
  const server = createServer((request, reply) => {
    seen.push(`${request.method} ${request.headers.host}${request.url}`);
    answer(request, reply);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, seen };
}

const ok: RequestListener = (_, reply) => reply.end('fine');
const post = (base: string, options: Partial<OutboundOptions>, call: Partial<OutboundCall> = {}) =>
  openOutbound({ allow: [], ...options }).post({
    base,
    path: '/list',
    headers: { 'content-type': 'application/json' },
    body: '{"a":"é"}',
    deadline: AbortSignal.timeout(5_000),
    mostBytes: 1_000,
    ...call,
  });
const trouble = (name: string) => ({ name: 'OutboundFailure', trouble: name });

describe('addresses that may not be called', () => {
  test.each([
    'http://127.0.0.1:PORT',
    'https://127.0.0.1:PORT',
    'https://[::1]:PORT',
    'https://[::ffff:127.0.0.1]:PORT',
    'https://0x7f.1:PORT',
    'https://2130706433:PORT',
    'https://0:PORT',
    'https://10.0.0.1:PORT',
    'https://169.254.169.254',
    'https://localhost:PORT',
    'https://sandbox.localhost:PORT',
    'https://localhost.:PORT',
    'http://games.example',
    'https://user:pass@games.example',
    'ftp://games.example',
    'games.example',
  ])('V5 %s is refused, and nothing reaches what listens there', async (base) => {
    const { port, seen } = await serve(ok);
    const allow = [`http://127.0.0.1:${port + 1}`, 'http://other.localhost'];
    await expect(post(base.replace('PORT', String(port)), { allow })).rejects.toMatchObject(
      trouble('forbidden'),
    );
    expect(seen).toEqual([]);
  });

  test.each([
    [['127.0.0.1']],
    [['::1']],
    [['192.168.1.1']],
    [['93.184.216.34', '10.0.0.1']],
    [['fd00::1']],
    [['64:ff9b::7f00:1']],
    [[]],
  ])('V5 a name that is found at %j is refused', async (addresses) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    await expect(post('https://games.example', { resolve })).rejects.toMatchObject(
      trouble('forbidden'),
    );
  });

  test('V5 public addresses are those outside every reserved range', () => {
    const publicOnes = ['93.184.216.34', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'];
    expect(publicOnes.filter((each) => !isPublicAddress(each))).toEqual([]);
    const others =
      '0.0.0.0 100.64.0.1 192.0.2.1 198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::7f00:1 fe80::1 fec0::1 2001:db8::1 2002:7f00:1:: 2001::1 ff02::1 x';
    expect(others.split(' ').filter(isPublicAddress)).toEqual([]);
  });

  test('V5 the checked address is the one that is called: a name is looked up once', async () => {
    const { port, seen } = await serve(ok);
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return [{ address: '127.0.0.1', family: 4 }];
    };
    const base = `http://games.example:${port}`;
    await post(base, { allow: [base], resolve });
    expect({ lookups, seen }).toEqual({ lookups: 1, seen: [`POST games.example:${port}/list`] });
  });
});

describe('addresses that OUTBOUND_ALLOW names', () => {
  test.each(['127.0.0.1', 'sandbox.localhost'])('V5 %s is called under its name', async (host) => {
    let body = '';
    const { port, seen } = await serve((request, reply) => {
      request.on('data', (bytes: Buffer) => (body += bytes.toString()));
      request.on('end', () => reply.writeHead(201).end('done'));
    });
    const base = `http://${host}:${port}`;
    const answer = await post(`${base}/hub`, { allow: [base] });
    expect([answer.status, answer.body.toString()]).toEqual([201, 'done']);
    expect({ seen, body }).toEqual({ seen: [`POST ${host}:${port}/hub/list`], body: '{"a":"é"}' });
  });

  test('V5 a redirect is an answer, and is not followed', async () => {
    const inside = await serve(ok);
    const { port } = await serve((_, reply) =>
      reply.writeHead(307, { location: `http://127.0.0.1:${inside.port}/` }).end(),
    );
    const base = `http://127.0.0.1:${port}`;
    const allow = [base, `http://127.0.0.1:${inside.port}`];
    expect((await post(base, { allow })).status).toBe(307);
    expect(inside.seen).toEqual([]);
  });
});

describe('names with several addresses', () => {
  test('R4 an address has two seconds before the next one is tried, for calls and for lines', async () => {
    const deaf = await openDeafAddress();
    const { port } = deaf;
    const server = createServer(ok).listen(port, '127.0.0.2');
    servers.push(server, deaf);
    await once(server, 'listening');
    const addresses = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }));
    const allow = [`http://games.example:${port}`, `smtp://games.example:${port}`];
    const options = { allow, resolve: async () => addresses };
    const began = performance.now();
    const tookMs = async (reached: Promise<unknown>) => {
      await reached;
      return performance.now() - began;
    };
    const deadline = AbortSignal.timeout(20_000);
    const line = openOutbound(options).connect({ host: 'games.example', port, deadline });
    const took = await Promise.all([
      tookMs(post(`http://games.example:${port}`, options, { deadline })),
      tookMs(line),
    ]);
    (await line).socket.destroy();
    expect(Math.min(...took)).toBeGreaterThan(1_950);
  });
});

describe('answers that do not come', () => {
  const call = async (answer: RequestListener, changed: Partial<OutboundCall> = {}) => {
    const base = `http://127.0.0.1:${(await serve(answer)).port}`;
    return post(base, { allow: [base] }, changed);
  };

  test('R4 silence and one byte at a time end at the deadline', async () => {
    const deadline = AbortSignal.timeout(300);
    const silent = call(() => undefined, { deadline });
    const dripping = call(
      (request, reply) => {
        const timer = setInterval(() => reply.write('x'), 20);
        request.socket.once('close', () => clearInterval(timer));
      },
      { deadline },
    );
    await expect(silent).rejects.toMatchObject(trouble('timeout'));
    await expect(dripping).rejects.toMatchObject(trouble('timeout'));
  });

  test('R4 more bytes than are wanted end the call and the connection', async () => {
    const gone = Promise.withResolvers<void>();
    const flood: RequestListener = (request, reply) => {
      const timer = setInterval(() => reply.write('x'.repeat(700)), 5);
      request.socket.once('close', () => (clearInterval(timer), gone.resolve()));
    };
    await expect(call(flood)).rejects.toMatchObject(trouble('too_large'));
    await gone.promise;
    const exact = await call((_, reply) => reply.end('x'.repeat(1_000)));
    expect(exact.body).toHaveLength(1_000);
  });

  test('R4 a connection that breaks before, in and after the headers is told from one that never stood', async () => {
    const half: RequestListener = (request, reply) => {
      reply.writeHead(200, { 'content-length': 100 });
      reply.write('half', () => request.socket.destroy());
    };
    await expect(call(half)).rejects.toMatchObject(trouble('broken'));
    await expect(call((request) => request.socket.destroy())).rejects.toMatchObject(
      trouble('broken'),
    );
    const rubbish = createPlainServer((socket) => socket.end('rubbish\r\n\r\n'));
    servers.push(rubbish);
    rubbish.listen(0, '127.0.0.1');
    await once(rubbish, 'listening');
    const strange = `http://127.0.0.1:${(rubbish.address() as AddressInfo).port}`;
    await expect(post(strange, { allow: [strange] })).rejects.toMatchObject(trouble('broken'));
    const closed = 'http://127.0.0.1:1';
    await expect(post(closed, { allow: [closed] })).rejects.toMatchObject(trouble('unreached'));
    const unknown = 'https://no-such-name.invalid';
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    await expect(post(unknown, { resolve })).rejects.toMatchObject(trouble('unreached'));
  });
});
