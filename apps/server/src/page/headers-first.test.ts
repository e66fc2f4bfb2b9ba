import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { headersFirst } from './headers-first.ts';

test('BOOT-03 the headers of a page have gone out when its body begins', async () => {
  const went: string[] = [];
  const body = headersFirst(Buffer.from('<p>page</p>'), {
    flushHeaders: () => void went.push('headers'),
  });
  body.once('data', () => went.push('body'));
  expect(await text(body)).toBe('<p>page</p>');
  expect(went).toEqual(['headers', 'body']);
});

test('BOOT-03 a visitor who leaves between the two gets no body, and nothing fails', async () => {
  const body = headersFirst(Buffer.from('page'), { flushHeaders: () => undefined });
  body.read();
  body.destroy();
  await once(body, 'close');
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(body.readableLength).toBe(0);
  expect(body.errored).toBeNull();
});

test('BOOT-03 a server has given the headers to the line when the body begins', async () => {
  let given = 0;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-length': 4 });
    const body = headersFirst(Buffer.from('page'), response);
    body.once('data', () => (given = response.socket?.bytesWritten ?? 0));
    body.pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}`);
  expect(await answer.text()).toBe('page');
  expect(given).toBeGreaterThan(0);
  server.close();
});
