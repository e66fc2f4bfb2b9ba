// Files that a page's answer names before its document, so that a browser fetches them meanwhile.
import { get as httpGet } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../testing/test-site.ts';
import { loadBuiltPages } from './built-pages.ts';
import type { Pages } from './pages.ts';

let pages: Pages;
let site: TestSite;
let merchant: TestMerchant;
beforeAll(async () => {
  pages = await loadBuiltPages(new URL('../../../player/dist/', import.meta.url));
  site = await startTestSite({ pages });
  merchant = await createMerchant(site.urls.ownerUrl, { guestLobby: 'on', languages: 'EN,UR' });
  await site.merchants.reload();
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: merchant.host, ...headers } });

test.each([
  ['/m/login', 'what answers before React', /^\/m\/assets\/early-start-/],
  ['/m/register', 'the packages', /^\/m\/assets\/base-/],
])('BOOT-03 the answer of %s names %s before its document does', async (path, _what, last) => {
  const { headers, body } = await get(path);
  const named = [...String(headers['link']).matchAll(/<([^>]+)>; rel=modulepreload/g)].map(
    ([, file]) => file,
  );
  const first = [...body.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file);
  expect(named.at(-1)).toMatch(last);
  expect(named).toEqual(first.slice(0, named.length));
  // A browser that has the page has its files.
  const known = await get(path, { 'if-none-match': String(headers.etag) });
  expect([known.statusCode, known.headers['link']]).toEqual([304, undefined]);
});

test('BOOT-03 the face of titles is named with what comes first, before the document', async () => {
  const faced = await createMerchant(site.urls.ownerUrl, { 'theme.display': 'RHD' });
  await site.merchants.reload();
  const { headers } = await site.app.inject({ url: '/m/login', headers: { host: faced.host } });
  const [first, face, ...others] = [headers['link']].flat();
  expect(first).toMatch(/^<\/m\/assets\/early-start-.*>; rel=modulepreload$/);
  expect(face).toMatch(
    /^<\/m\/assets\/red-hat-display-.*\.woff2>; rel=preload; as=font; type="font\/woff2"; crossorigin$/,
  );
  expect(others).toEqual([]);
});

describe('early hints', () => {
  type Heard = { status: number | undefined; link: string; html: string };
  let hinting: TestSite;
  beforeAll(async () => {
    hinting = await startTestSite({ pages, earlyHints: true }, site);
    await hinting.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => hinting.app.close());

  const open = (path: string, more: Record<string, string> = {}): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const { port } = hinting.app.server.address() as AddressInfo;
      const headers = { host: merchant.host, 'sec-fetch-mode': 'navigate', ...more };
      let heard: Omit<Heard, 'html'> = { status: undefined, link: '' };
      httpGet({ host: '127.0.0.1', port, path, headers }, (answer) => {
        let html = '';
        answer.setEncoding('utf8').on('data', (part: string) => (html += part));
        answer.on('end', () => resolve({ ...heard, html }));
      })
        .on('information', ({ statusCode, headers: early }) => {
          heard = { status: statusCode, link: String(early.link) };
        })
        .on('error', reject);
    });

  test('BOOT-03 the modules of a page are announced before it, just as it names them', async () => {
    const { status, link, html } = await open('/m/register');
    const named = [...html.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
      ([, file]) => file,
    );
    expect(named.length).toBeGreaterThan(3);
    expect({ status, link }).toEqual({
      status: 103,
      link: named.map((file) => `<${file}>; rel=modulepreload`).join(', '),
    });
  });
  test('BOOT-03 what answers before React is announced alone', async () => {
    const { status, link } = await open('/m/login');
    expect(status).toBe(103);
    expect(link).toMatch(/^<\/m\/assets\/early-start-[^,]*$/);
  });
  test('BOOT-03 they are not where the page is known, or for what is no visit of a browser', async () => {
    const known = await open('/m/login', { 'if-none-match': '"x"' });
    const call = await open('/m/login', { 'sec-fetch-mode': 'cors' });
    expect([known.status, call.status]).toEqual([undefined, undefined]);
  });
});
