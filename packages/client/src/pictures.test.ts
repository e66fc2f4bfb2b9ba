import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { addFeedbackPicture, feedbackPicture } from '@parlour/contract/feedback/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';

type Reply = { status: number; type: string; body: Buffer | string };
let heard: { headers: IncomingMessage['headers']; body: Buffer } | null = null;
let reply: Reply;
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  heard = { headers: request.headers, body: await buffer(request) };
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

const call = () =>
  createClient({
    origin,
    merchant: 'lumen',
    envelope: 'plain',
    language: () => 'EN',
    token: () => 'tok',
    onSessionEnded: () => undefined,
  });
const id = '019364e2-7f1a-7c3b-9a45-5b1d0c2e8f61';
const json = (body: object): Pick<Reply, 'type' | 'body'> => ({
  type: 'application/json',
  body: JSON.stringify(body),
});
const bytes = Buffer.from([0x89, 0, 0xff, 7]);

describe('pictures', () => {
  it('NET-02, MEMBER-12 one that is sent is the whole body, under its own type', async () => {
    reply = { status: 200, ...json({ success: true, value: { id } }) };
    const picture = new Blob([bytes], { type: 'image/png' });
    expect(await call()(addFeedbackPicture, { picture })).toEqual({ id });
    expect(heard?.body).toEqual(bytes);
    expect(heard?.headers).toMatchObject({
      'content-type': 'image/png',
      moduleid: 'FEEDBACK3',
      merchant: 'lumen',
      authorization: 'tok',
    });
  });
  it('NET-15, MEMBER-12 one that is answered comes as it is', async () => {
    reply = { status: 200, type: 'image/webp', body: bytes };
    const picture = await call()(feedbackPicture, { id });
    expect(picture.type).toBe('image/webp');
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(bytes);
    expect(heard?.body).toHaveLength(0);
  });
  it('NET-15 in the place of one a refusal is read as of every other call', async () => {
    reply = { status: 404, ...json({ success: false, errorCode: 'not_found', message: 'Gone.' }) };
    await expect(call()(feedbackPicture, { id })).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
      message: 'Gone.',
    });
  });
});
