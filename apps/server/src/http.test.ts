import type { AddressInfo } from 'node:net';
import { say } from '@parlour/edge/testing/raw-socket';
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressKey } from '#http/limits';
import { startTestSite, type TestSite } from './testing/test-site.ts';

let site: TestSite;
let merchant: TestMerchant;
beforeAll(async () => {
  site = await startTestSite();
  merchant = await createMerchant(site.urls.ownerUrl, { languages: 'EN,TH', name: 'Somewhere' });
  await site.merchants.reload();
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host: merchant.host, ...headers } });

describe('hosts', () => {
  test('BOOT-01 an unknown host gets a plain 404 page, its calls an envelope', async () => {
    for (const host of ['nobody.test', '', `${merchant.host}.evil.test`]) {
      const page = await site.app.inject({ url: '/m/home', headers: { host } });
      expect(page.statusCode).toBe(404);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.body).not.toContain('Somewhere');
      const call = await site.app.inject({ url: '/wps/system/status', headers: { host } });
      expect(call.json()).toMatchObject({
        success: false,
        errorCode: 'domain_not_available',
      });
    }
  });

  test('BOOT-01 a host counts in any case, with any port and with its closing dot', async () => {
    for (const host of [
      merchant.host.toUpperCase(),
      `${merchant.host}:8080`,
      `${merchant.host}.`,
    ]) {
      const reply = await get('/wps/system/status', { host });
      expect(reply.json()).toMatchObject({ value: { info: { merchantCode: merchant.code } } });
    }
  });

  test('H3 what a proxy that is not ours says changes neither host nor address', async () => {
    const forged = {
      'x-forwarded-for': '198.51.100.1',
      'x-real-ip': '198.51.100.1',
      forwarded: 'for=198.51.100.1;host=nobody.test',
      'x-forwarded-host': 'nobody.test',
    };
    const reply = await get('/wps/system/status', forged);
    expect(reply.json()).toMatchObject({
      value: { info: { merchantCode: merchant.code }, location: { ip: '127.0.0.1' } },
    });
  });

  test('H3 a trusted proxy names the address but not the host', async () => {
    const behind = await startTestSite({ trustedProxies: ['127.0.0.1/32'] }, site);
    const reply = await behind.app.inject({
      url: '/wps/system/status',
      headers: {
        host: merchant.host,
        'x-forwarded-for': '10.9.9.9, 198.51.100.1',
        'x-forwarded-host': 'nobody.test',
      },
    });
    expect(reply.json()).toMatchObject({ value: { location: { ip: '198.51.100.1' } } });
    await behind.close();
  });

  test('A5 an IPv6 line is one caller, an address in IPv6 clothes is itself', () => {
    expect(addressKey('2001:db8::1')).toBe(addressKey('2001:db8::ffff'));
    expect(addressKey('2001:db8:0:1::1')).not.toBe(addressKey('2001:db8::1'));
    expect(addressKey('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(addressKey('rubbish')).toBe('unknown');
  });
});

describe('every answer', () => {
  test('H1 carries the security headers and its request id, errors and pages too', async () => {
    const urls = [
      '/m/home',
      '/wps/system/status',
      '/wps/nothing',
      '/nothing',
      '/livez',
      '/wps/docs/',
    ];
    for (const url of urls) {
      const { headers } = await get(url);
      expect(headers['content-security-policy'], url).toContain("default-src 'none'");
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) as string,
      });
      expect(headers['permissions-policy'], url).toContain('camera=()');
      expect(headers['server'], url).toBeUndefined();
    }
  });

  test('NET-15 a refusal speaks the language of the header where the merchant has it', async () => {
    const english = (await get('/wps/nothing', { language: 'EN' })).json<{ message: string }>();
    const thai = (await get('/wps/nothing', { language: 'th_TH' })).json<{ message: string }>();
    const korean = (await get('/wps/nothing', { language: 'KO' })).json<{ message: string }>();
    expect(thai.message).toMatch(/[\u0E00-\u0E7F]/);
    expect(korean.message).toBe(english.message);
    expect(english.message.length).toBeGreaterThan(5);
  });

  test('NET-15 what is no HTTP at all is answered with an envelope and closed', async () => {
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = site.app.server.address() as AddressInfo;
    expect(await say(port, 'rubbish\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [^]*"errorCode":"request_param_err"/,
    );
    const huge = `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`;
    expect(await say(port, huge)).toMatch(/^HTTP\/1\.1 431 [^]*"errorCode":"request_too_large"/);
  });

  test('T1 two Merchant headers are a mistake, one of the own merchant is none', async () => {
    await site.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => undefined);
    const { port } = site.app.server.address() as AddressInfo;
    const ask = (merchants: string[]) =>
      say(
        port,
        `GET /wps/system/status HTTP/1.1\r\nhost: ${merchant.host}\r\nconnection: close\r\n` +
          `${merchants.map((each) => `Merchant: ${each}\r\n`).join('')}\r\n`,
      );
    expect(await ask([merchant.code])).toMatch(/^HTTP\/1\.1 200/);
    expect(await ask([merchant.code, merchant.code])).toMatch(
      /^HTTP\/1\.1 400 [^]*"function.not.available"/,
    );
  });
});

describe('pages', () => {
  test('ROUTE-02 / leads to home with its query kept', async () => {
    const reply = await get('/?affiliateCode=a%20b&r=1');
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('/m/home?affiliateCode=a%20b&r=1');
  });

  test('BOOT-02 the page carries the status of its merchant and nothing of the visitor', async () => {
    const reply = await get('/m/login', { cookie: '__Host-sid=secret-half', 'x-y': 'z' });
    expect(reply.body).toContain(`"merchantCode":"${merchant.code}"`);
    expect(reply.body).not.toContain('secret-half');
    expect(reply.body).not.toContain('127.0.0.1');
  });

  test('LANG-05 the page speaks query, own choice, device, default, in that order', async () => {
    const tagOf = async (url: string, headers = {}) =>
      /<html lang="([^"]+)"/.exec((await get(url, headers)).body)?.[1];
    expect(await tagOf('/m/login')).toBe('en');
    expect(await tagOf('/m/login', { 'accept-language': 'ko, th-TH;q=0.8' })).toBe('th');
    expect(await tagOf('/m/login', { 'accept-language': 'th', cookie: 'language=EN' })).toBe('en');
    expect(await tagOf('/m/login?language=TH', { cookie: 'language=EN' })).toBe('th');
    expect(await tagOf('/m/login?language=KO', { 'accept-language': 'th' })).toBe('en');
  });

  test('LANG-01 settings from before, with languages that have no texts, show nobody the ids of texts', async () => {
    const other = await createMerchant(site.urls.ownerUrl, {
      languages: 'KO,CN',
      defaultLanguage: 'KO',
    });
    await site.merchants.reload();
    const headers = { host: other.host, 'accept-language': 'ko' };
    const { body } = await site.app.inject({ url: '/m/login', headers });
    expect(body).toContain('<html lang="en"');
    expect(body).not.toContain('login.submit');
    const call = await site.app.inject({
      url: '/wps/nothing',
      headers: { ...headers, language: 'KO' },
    });
    expect(call.headers['content-language']).toBe('en');
  });

  test('V3 a name that tries to be a script stays text', async () => {
    const nasty = '</script><script>alert(1)</script>\u2028';
    const other = await createMerchant(site.urls.ownerUrl, { name: nasty });
    await site.merchants.reload();
    const { body } = await site.app.inject({ url: '/m/login', headers: { host: other.host } });
    expect(body).not.toContain('<script>alert');
    const boot = /id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(boot)).toMatchObject({ status: { info: { name: nasty } } });
  });
});

describe('health', () => {
  test('R3 livez and readyz answer on any host', async () => {
    for (const host of ['nobody.test', merchant.host]) {
      expect((await site.app.inject({ url: '/livez', headers: { host } })).statusCode).toBe(200);
      expect((await site.app.inject({ url: '/readyz', headers: { host } })).statusCode).toBe(200);
    }
  });
});
