import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerTalk, listQueue, queuedPicture } from '@parlour/contract/chat/staff-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConsoleClient } from './console-client.ts';

type SeenRequest = {
  url: string;
  method: string;
  headers: IncomingMessage['headers'];
  body: string;
};
let seen: SeenRequest | null = null;
let reply = { status: 200, type: 'application/json', body: '' as string | Buffer };
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', method = '', headers } = request;
  seen = { url, method, headers, body: await text(request) };
  response.writeHead(reply.status, { 'content-type': reply.type }).end(reply.body);
}
const server = createServer((request, response) => void answer(request, response));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => server.closeAllConnections());

const envelope = (value: unknown) => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ success: true, value }),
});
const id = '019364e2-7f1a-7c3b-9a45-5b1d0c2e8f61';

describe('the caller of the back office', () => {
  it('STAFF-05, S5 each call has the header that only our page may send, and a body only where it changes something', async () => {
    const { call } = createConsoleClient({ origin });
    reply = envelope({ talks: [] });
    expect(await call(listQueue, { merchant: 'lumen', state: 'open' })).toEqual({ talks: [] });
    expect(seen).toMatchObject({
      url: '/ops/lumen/chat?state=open',
      method: 'GET',
      body: '',
      headers: { console: '1' },
    });
    expect(seen?.headers).not.toHaveProperty('content-type');
    reply = envelope({ id });
    await call(answerTalk, { merchant: 'a b', id, clientId: id, text: 'Hello' });
    expect(seen?.url).toBe(`/ops/a%20b/chat/${id}/messages`);
    expect(JSON.parse(seen?.body ?? '')).toMatchObject({ clientId: id, text: 'Hello' });
    expect(seen?.headers).toMatchObject({ console: '1', 'content-type': 'application/json' });
  });
  it('STAFF-03, S1 a call that nobody caused says so', async () => {
    const { call } = createConsoleClient({ origin });
    reply = envelope({ talks: [] });
    await call(listQueue, { merchant: 'lumen' }, { isUnasked: true });
    expect(seen?.headers).toMatchObject({ activity: 'none' });
    await call(listQueue, { merchant: 'lumen' });
    expect(seen?.headers).not.toHaveProperty('activity');
  });
  it('STAFF-04 a refusal is an error with its code', async () => {
    const { call, fetchPicture } = createConsoleClient({ origin });
    const body = JSON.stringify({ success: false, errorCode: 'no_merchant', message: 'No.' });
    reply = { status: 404, type: 'application/json', body };
    const refused = { kind: 'answer', code: 'no_merchant', status: 404 };
    await expect(call(listQueue, { merchant: 'x' })).rejects.toMatchObject(refused);
    const picture = { merchant: 'x', id, pictureId: id };
    await expect(fetchPicture(queuedPicture, picture)).rejects.toMatchObject(refused);
  });
  it('STAFF-07, S1 the stream of signals is read with the page’s header, and is no action', async () => {
    const { readSignals } = createConsoleClient({ origin });
    const body = ': begun\n\nevent: changed\ndata: {"what":["chat"]}\n\n';
    reply = { status: 200, type: 'text/event-stream', body };
    const changes: string[][] = [];
    const { signal } = new AbortController();
    const onChanged = (what: string[]) => void changes.push(what);
    const end = await readSignals({ signal, onAlive: () => undefined, onChanged });
    expect([end, changes]).toEqual([{ hasBegun: true, status: 200, retryAfter: null }, [['chat']]]);
    expect(seen).toMatchObject({
      url: '/ops/signals',
      headers: { console: '1', activity: 'none', accept: 'text/event-stream' },
    });
  });
  it('CHAT-05 a picture comes as its bytes', async () => {
    const { fetchPicture } = createConsoleClient({ origin });
    reply = { status: 200, type: 'image/webp', body: Buffer.from([1, 2, 3]) };
    const picture = await fetchPicture(queuedPicture, { merchant: 'lumen', id, pictureId: id });
    expect([picture.type, new Uint8Array(await picture.arrayBuffer())]).toEqual([
      'image/webp',
      new Uint8Array([1, 2, 3]),
    ]);
  });
});
