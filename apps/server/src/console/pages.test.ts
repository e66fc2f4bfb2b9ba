// The pages of the back office: where they are served, and with which headers.
import { brotliDecompressSync } from 'node:zlib';
import { consolePages } from '@parlour/contract/staff/console-pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleScript } from '../testing/console-build.ts';
import { consoleOrigin, startTestConsole, type TestConsole } from '../testing/test-console.ts';

let office: TestConsole;
beforeAll(async () => {
  office = await startTestConsole();
});
afterAll(() => office.close());

const { host } = new URL(consoleOrigin);
const get = (url: string, headers: Record<string, string> = {}) =>
  office.app.inject({ url, headers: { host, ...headers } });
const paths = Object.values(consolePages).map((path) => path.replace(':id', 'anything'));

describe('the document', () => {
  test.each(paths)(
    'STAFF-09 is served at %s to whoever opens it, without a session',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toContain('<div id="root"></div>');
      expect(answer.body).toContain('<script type="module" src="/assets/main-1.js"></script>');
      expect(answer.body).toContain('<link rel="modulepreload" href="/assets/base-1.js" />');
      expect(answer.body).toContain('<link rel="stylesheet" href="/assets/main-1.css" />');
    },
  );

  test('STAFF-09, H1 its policy allows our files and styles with its nonce, no script in it, and no frame', async () => {
    const [one, two] = [await get('/chat'), await get('/chat')];
    const nonceOf = ({ body }: typeof one) => /nonce="([\w+/=]{24})"/.exec(body)?.[1];
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self';");
    expect(policy).toContain(`style-src 'self' 'nonce-${nonceOf(one)}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toContain('unsafe');
    expect(one.body).not.toMatch(/<script(?! type="module" src=)|<style|style=| on\w+=/);
    expect(nonceOf(two)).not.toBe(nonceOf(one));
    expect(one.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test.each([...paths, '/assets/main-1.js'])(
    'STAFF-09, STAFF-05 %s is found at the console’s host alone',
    async (url) => {
      for (const foreign of ['lumen.localhost:8080', 'console.localhost']) {
        const answer = await office.app.inject({ url, headers: { host: foreign } });
        expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('404')]);
      }
    },
  );

  test.each(['/nowhere', '/chat/1/2', '/ops', '/m/home', '/assets/', '/assets/..%2fmanifest.json'])(
    'STAFF-09 there is nothing at %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );
});

describe('files of the build', () => {
  test('STAFF-09 are kept for ever, and compressed for browsers that understand it', async () => {
    const plain = await get('/assets/main-1.js');
    expect([plain.statusCode, plain.body]).toEqual([200, consoleScript]);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const small = await get('/assets/main-1.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(consoleScript);
    const etag = String(plain.headers['etag']);
    expect((await get('/assets/main-1.js', { 'if-none-match': etag })).statusCode).toBe(304);
  });
});
