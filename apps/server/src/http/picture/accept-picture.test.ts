import http from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Merchant } from '../merchant.ts';
import { Refusal } from '../refusal.ts';
import { acceptOnlyPicture } from './accept-picture.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true });
  app.decorateRequest('merchant');
  app.decorateRequest('memberId', null);
  app.addHook('onRequest', async (request) => {
    request.merchant = { code: 'm' } as Merchant;
    request.memberId = String(request.headers['x-member']);
  });
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof Refusal ? error.status : 400).send(),
  );
  acceptOnlyPicture(app, { types: ['image/png'], mostBytes: 1_000 });
  app.post('/', async ({ body }) => {
    const { picture } = body as { picture: Buffer };
    return { bytes: picture.length };
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Sends the head of a request and holds its body back. */
function begin(member: string) {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'image/png', 'content-length': 3, 'x-member': member };
  const request = http.request({ port, host: '127.0.0.1', method: 'POST', headers });
  const status = new Promise<number>((resolve) => {
    request.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
    request.on('error', () => resolve(0));
  });
  request.flushHeaders();
  return { status, finish: () => request.end('abc'), giveUp: () => request.destroy() };
}

const begun = (count: number, member: string) => Array.from({ length: count }, () => begin(member));

test('V6, MEMBER-12 a member sends three pictures at a time, and a process takes twelve: what is left or given up makes room', async () => {
  const own = begun(4, 'one');
  // The network decides which of them is the fourth.
  expect(await Promise.race(own.map(({ status }) => status))).toBe(429);
  const others = [...begun(3, 'two'), ...begun(3, 'three'), ...begun(3, 'four')];
  const late = begin('five');
  expect(await late.status).toBe(503);
  own.forEach(({ finish }) => finish());
  expect(
    (await Promise.all(own.map(({ status }) => status))).filter((each) => each === 200),
  ).toHaveLength(3);
  others.forEach(({ giveUp }) => giveUp());
  await Promise.all(others.map(({ status }) => status));
  const again = begun(3, 'one');
  again.forEach(({ finish }) => finish());
  expect(await Promise.all(again.map(({ status }) => status))).toEqual([200, 200, 200]);
});
