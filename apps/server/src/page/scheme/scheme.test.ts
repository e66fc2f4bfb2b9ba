// Pages in the colour scheme that their reader has chosen for the device.
import { existsSync } from 'node:fs';
import { hashSource } from '@parlour/document/content-policy';
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { loadBuiltPages } from '../built-pages.ts';

const dist = new URL('../../../../player/dist/', import.meta.url);
if (!existsSync(dist)) throw new Error('Build the player first: npm run build');

let site: TestSite;
let dark: TestMerchant;
let light: TestMerchant;
beforeAll(async () => {
  site = await startTestSite({ pages: await loadBuiltPages(dist) });
  dark = await createMerchant(site.urls.ownerUrl, { 'theme.scheme': 'dark' });
  light = await createMerchant(site.urls.ownerUrl, { 'theme.scheme': 'light' });
  await site.merchants.reload();
});
afterAll(() => site.close());

const get = ({ host }: TestMerchant, url: string, scheme?: string) =>
  site.app.inject({ url, headers: { host, ...(scheme && { cookie: `scheme=${scheme}` }) } });
/** The scheme of a page by its document, its first colours and the browser's bars. */
function schemeOf(body: string) {
  const [, named] = /<html [^>]*data-scheme="(\w+)"/.exec(body) ?? [];
  const [, coloured] = /:root\{color-scheme:(\w+)/.exec(body) ?? [];
  const [, bars = ''] = /"theme-color" content="#(\w\w)/.exec(body) ?? [];
  return [named, coloured, Number.parseInt(bars, 16) < 0x80 ? 'dark' : 'light'];
}
const paths = ['/m/login', '/m/offline', '/m/redirect.html?url=x:y'];

describe('a chosen colour scheme', () => {
  test.each(paths)('MEMBER-17 is that of %s from its first byte', async (path) => {
    expect(schemeOf((await get(dark, path)).body)).toEqual(['dark', 'dark', 'dark']);
    expect(schemeOf((await get(dark, path, 'light')).body)).toEqual(['light', 'light', 'light']);
    expect(schemeOf((await get(light, path, 'dark')).body)).toEqual(['dark', 'dark', 'dark']);
  });

  test('MEMBER-17 that is the merchant’s own, or unknown, changes nothing', async () => {
    const [bare, own, unknown] = await Promise.all([
      get(dark, '/m/login'),
      get(dark, '/m/login', 'dark'),
      get(dark, '/m/login', 'device-pink'),
    ]);
    expect(own.headers.etag).toBe(bare.headers.etag);
    expect(unknown.headers.etag).toBe(bare.headers.etag);
    expect(bare.headers['vary']).toContain('cookie');
  });

  test.each(paths)(
    'MEMBER-17 of the device is found by a script before %s is painted',
    async (path) => {
      const { body, headers } = await get(dark, path, 'device-light');
      expect(body).toMatch(/<html [^>]*data-scheme-by="device"/);
      const [, script = ''] =
        /<\/style><script>([^<]*prefers-color-scheme[^<]*)<\/script>/.exec(body) ?? [];
      expect(script).not.toBe('');
      expect(headers['content-security-policy']).toContain(hashSource(script));
      for (const scheme of ['dark', 'light']) {
        expect(body).toContain(`:root[data-scheme=${scheme}]{color-scheme:${scheme}`);
      }
      expect((await get(dark, path)).body).not.toContain('prefers-color-scheme: dark');
    },
  );

  test('MEMBER-17, APP-09 makes another edition, and the last scheme of a device does not', async () => {
    const edition = async (scheme?: string) =>
      (await get(dark, '/m/login', scheme)).headers['x-edition'];
    const [own, other, device] = [
      await edition(),
      await edition('light'),
      await edition('device-dark'),
    ];
    expect(new Set([own, other, device]).size).toBe(3);
    expect(await edition('dark')).toBe(own);
    expect(await edition('device-light')).toBe(device);
  });
});

test('MEMBER-17, T1 the colours of both schemes are each merchant’s own, and asked for anew each time', async () => {
  const { body, headers } = await get(dark, '/m/schemes.css');
  expect(headers['content-type']).toBe('text/css; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toMatch(/^:root\[data-scheme=dark\]\{color-scheme:dark;--ground:#[\da-f]{6};/);
  expect(body).toMatch(/:root\[data-scheme=light\]\{color-scheme:light;--ground:#[\da-f]{6};/);
  const pink = await createMerchant(site.urls.ownerUrl, { 'theme.brand': '350,0.2' });
  await site.merchants.reload();
  expect((await get(pink, '/m/schemes.css')).body).not.toBe(body);
});

test('MEMBER-17, WIDE-02 the art beside the column is drawn for the scheme that the page names', async () => {
  const bodies = await Promise.all(
    ['', '?scheme=dark', '?scheme=light', '?scheme=pink'].map(
      async (query) => (await get(dark, `/m/sky.svg${query}`)).body,
    ),
  );
  const [own, asDark, asLight, unknown] = bodies;
  expect([asDark, unknown]).toEqual([own, own]);
  expect(asLight).not.toBe(own);
});
