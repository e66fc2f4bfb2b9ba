import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuiltFiles } from './built-files.ts';

const script = 'console.log("a built script that is long enough")';
const folder = mkdtempSync(join(tmpdir(), 'parlour-built-'));
const write = (name: string, content: string | Buffer) =>
  writeFileSync(join(folder, name), content);

let app: FastifyInstance;
beforeAll(async () => {
  write('main-abcdefgh.js', script);
  write('main-abcdefgh.js.br', brotliCompressSync(script));
  write('main-abcdefgh.js.gz', gzipSync(script));
  write('face-abcdefgh.woff2', Buffer.from([0, 1, 2]));
  app = Fastify({ exposeHeadRoutes: false });
  serveBuiltFiles(app, '/files/', { folder: pathToFileURL(`${folder}/`) });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = (name: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/files/${name}`, headers });
const asIs = (bytes: Buffer): Buffer => bytes;

describe('the files of a build', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, asIs],
  ])('C1 go as the browser takes them: %s', async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await ask('main-abcdefgh.js', { 'accept-encoding': accepted });
    expect(unpack(rawPayload).toString()).toBe(script);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  });

  test('C1 what has no compressed copy goes as it is', async () => {
    const { headers, rawPayload } = await ask('face-abcdefgh.woff2', { 'accept-encoding': 'br' });
    expect([...rawPayload]).toEqual([0, 1, 2]);
    expect(headers['content-type']).toBe('font/woff2');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['vary']).toBeUndefined();
  });

  test('C1 who has a file already is sent none, and who asks for the head gets no more', async () => {
    const { headers } = await ask('main-abcdefgh.js');
    const again = await ask('main-abcdefgh.js', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await ask('main-abcdefgh.js', {}, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(script.length));
  });

  test.each(['nothing.js', 'main-abcdefgh.js.br', '..%2Fbuilt-files.ts', '%2e%2e%2f', ''])(
    'C1 no other file is there: %s',
    async (name) => {
      expect((await ask(name)).statusCode).toBe(404);
    },
  );
});
