import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendHeadersFirst } from './headers-first.ts';

/** Number of bytes that had been sent before each body. */
const before: number[] = [];
const answered: number[] = [];
let app: FastifyInstance;
let address: string;
beforeAll(async () => {
  app = Fastify();
  app.addHook('onResponse', async (_request, reply) => void answered.push(reply.statusCode));
  app.get('/page', (_request, reply) => {
    const { raw } = reply;
    const end = raw.end.bind(raw);
    raw.end = (...all: unknown[]) => {
      before.push(raw.socket?.bytesWritten ?? 0);
      return end(...(all as [Buffer]));
    };
    void reply.status(203).header('x-own', 'kept');
    return sendHeadersFirst(reply, Buffer.from('<p>page</p>'));
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

test('BOOT-03 the headers of a page have gone to the line when its body begins', async () => {
  const answer = await fetch(`${address}/page`);
  expect(answer.status).toBe(203);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-own': 'kept',
    'content-length': '11',
  });
  expect(await answer.text()).toBe('<p>page</p>');
  expect(before).toHaveLength(1);
  expect(before[0]).toBeGreaterThan(100);
  expect(answered).toEqual([203]);
});

test('BOOT-03 a visitor who leaves between the two gets no body, and nothing fails', async () => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const began = before.length;
  const closed = new Promise((resolve) =>
    app.server.once('request', (_, response) => response.once('close', resolve)),
  );
  socket.write('GET /page HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  socket.resetAndDestroy();
  await closed;
  expect(await (await fetch(`${address}/page`)).text()).toBe('<p>page</p>');
  expect(before.length).toBeGreaterThan(began);
});

test('BOOT-03 whoever asks for the head alone gets no body', async () => {
  const { headers, body } = await app.inject({ method: 'HEAD', url: '/page' });
  expect([headers['content-length'], body]).toEqual(['11', '']);
});
