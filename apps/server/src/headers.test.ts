// The safety headers of every answer: all calls of the contract, pages, files, pictures, and errors (H1).
import { existsSync, readdirSync } from 'node:fs';
import { endpoints } from '@parlour/contract/contract';
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBuiltPages } from './page/built-pages.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';

const dist = new URL('../../player/dist/', import.meta.url);
if (!existsSync(dist)) throw new Error('Build the player first: npm run build');
const [script = ''] = readdirSync(new URL('client/assets/', dist)).filter((name) =>
  name.endsWith('.js'),
);

let site: TestSite;
let plain: TestSite;
let merchant: TestMerchant;
beforeAll(async () => {
  const pages = await loadBuiltPages(dist);
  site = await startTestSite({ pages, publicScheme: 'https' });
  plain = await startTestSite({ pages }, site);
  merchant = await createMerchant(site.urls.ownerUrl, { guestLobby: 'on' });
  await Promise.all([site, plain].map(({ merchants }) => merchants.reload()));
});
afterAll(async () => {
  await plain.close();
  await site.close();
});

const ask = (options: InjectOptions, on = site) =>
  on.app.inject({ ...options, headers: { host: merchant.host, ...options.headers } });

const files = [
  `/m/assets/${script}`,
  '/m/assets/nothing.js',
  '/m/sw.js',
  '/m/asset-manifest.json',
  '/m/icon.svg',
  '/m/icon-192.png',
  '/m/manifest.webmanifest',
  '/m/splash/750x1334.png',
  '/m/covers/slots/a.svg',
  '/m/covers/nothing/a.svg',
];
const pages = [
  '/',
  '/?token=x',
  '/m',
  '/m/login',
  '/m/home',
  '/m/member/home',
  '/m/nowhere',
  '/m/home?token=x',
];
const others = [
  '/livez',
  '/readyz',
  '/wps/nothing',
  '/nothing',
  '/wps/openapi.json',
  '/wps/docs',
  '/wps/docs/',
  '/wps/docs/static/swagger-initializer.js',
  '/m/%zz',
  '/wps/%zz',
];
const addresses = [...files, ...pages, ...others];

type TestRequest = { url: string; method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' };

async function expectGuarded(options: TestRequest & Pick<InjectOptions, 'payload' | 'headers'>) {
  const { headers } = await ask(options);
  const name = `${options.method ?? 'GET'} ${options.url}`;
  const policy = String(headers['content-security-policy']).split(/; ?/);
  for (const word of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy, name).toContain(word);
  }
  expect(headers, name).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'DENY',
  });
  expect(headers['permissions-policy'], name).toContain('camera=()');
  expect(headers['cache-control'], name).toMatch(/^(no-store|no-cache|private|public)/);
}

describe('every answer', () => {
  test.each(addresses)('H1 %s carries every header', async (url) => {
    await expectGuarded({ url });
    await expectGuarded({ url, method: 'HEAD' });
    await expectGuarded({ url, method: 'DELETE' });
  });

  test.each(Object.entries(endpoints))(
    'H1 the call %s carries every header, and nobody keeps what it refuses or tells a member',
    async (_name, { method, path, ...endpoint }) => {
      const address = { method, url: path };
      await expectGuarded(address);
      await expectGuarded({ ...address, url: `${path}?nonsense=1` });
      const headers = { 'content-type': 'application/json' };
      if (method !== 'GET') await expectGuarded({ ...address, payload: '{"', headers });
      const answer = await ask(address);
      const isPublic = 'cache' in endpoint && endpoint.cache !== undefined;
      const mayBeKept = answer.statusCode === 200 && isPublic;
      expect(answer.headers['cache-control']).toMatch(mayBeKept ? /^public, / : /\bno-store\b/);
    },
  );

  test.each(['/?token=x', '/m?tokens=x', '/livez', '/readyz', '/wps/openapi.json', '/wps/docs/'])(
    'H1, ROUTE-04 nobody keeps %s',
    async (url) => {
      expect((await ask({ url })).headers['cache-control']).toBe('no-store');
    },
  );

  test('NET-15 an address that cannot be read is one that nobody has', async () => {
    const page = await ask({ url: '/m/%zz?a=%zz' });
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
    const call = await ask({ url: '/wps/%E0%A4%A' });
    expect(call.json()).toMatchObject({ success: false, errorCode: 'not_found' });
    expect((await ask({ url: '/m/login?a=%zz' })).statusCode).toBe(200);
  });

  test('H2 no other site reads an answer, whatever it calls itself', async () => {
    for (const origin of ['https://evil.test', 'null', `https://${merchant.host}`]) {
      for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
        const asked = { origin, 'access-control-request-method': 'POST' };
        for (const url of ['/m/login', '/wps/system/status', '/wps/session/login']) {
          const { headers } = await ask({ method, url, headers: asked });
          expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual(
            [],
          );
        }
      }
    }
  });

  test('H1 over plain HTTP no browser is bound to TLS', async () => {
    for (const url of addresses) {
      const { headers } = await ask({ url }, plain);
      expect(headers['strict-transport-security'], url).toBeUndefined();
    }
  });
});
