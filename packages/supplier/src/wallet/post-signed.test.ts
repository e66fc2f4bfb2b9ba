import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postSigned } from './post-signed.ts';
import { isSigned, signatureHeader } from '../signature.ts';
import { makeKeyPair } from '../testing/operator.ts';

const { privateKey: key, publicKey } = makeKeyPair();
const body = '{"amount":100000}';
const heard: { path: string; body: string; signature: unknown }[] = [];
/** Answers calls; redirects from `/elsewhere`, and never answers at `/silent`. */
async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? '';
  const signature = request.headers[signatureHeader];
  heard.push({ path, body: await text(request), signature });
  if (path === '/silent') return;
  response.writeHead(path === '/elsewhere' ? 307 : 200, { location: '/there' });
  response.end('{"status":"RS_OK"}');
}
const wallet = createServer((request, response) => void hear(request, response));
let origin: string;
beforeAll(async () => {
  wallet.listen(0, '127.0.0.1');
  await once(wallet, 'listening');
  origin = `http://127.0.0.1:${(wallet.address() as AddressInfo).port}`;
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(() => {
  wallet.closeAllConnections();
  wallet.close();
});

describe('a call to a wallet', () => {
  test('W5 is signed over the body as it is sent', async () => {
    const posted = await postSigned(`${origin}/here`, body, { key, patienceMs: 10_000 });
    expect(posted).toEqual({ status: 200, text: '{"status":"RS_OK"}' });
    expect(heard).toMatchObject([{ path: '/here', body }]);
    expect(isSigned(body, heard[0]?.signature, publicKey)).toBe(true);
  });

  test('V5 follows nobody elsewhere', async () => {
    const posted = await postSigned(`${origin}/elsewhere`, body, { key, patienceMs: 10_000 });
    expect(posted).toMatchObject({ status: 307 });
    expect(heard.map(({ path }) => path)).toEqual(['/elsewhere']);
  });

  test('R4 gives up when its time is over, and where nobody listens', async () => {
    const late = await postSigned(`${origin}/silent`, body, { key, patienceMs: 50 });
    expect(late).toEqual({ trouble: 'no answer in 50 ms' });
    const nobody = await postSigned('http://127.0.0.1:9/', body, { key, patienceMs: 10_000 });
    expect(nobody).toEqual({ trouble: 'not to be reached' });
  });
});
