import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => site.close());

async function limitedMerchant(most: string): Promise<TestMerchant> {
  const merchant = await createMerchant(site.urls.ownerUrl, {
    'limits.readsPerAddress': most,
    guestLobby: 'on',
    languages: 'EN,TH',
  });
  await site.merchants.reload();
  return merchant;
}

const ask = ({ host }: TestMerchant, url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { host, ...headers } });

describe('calls', () => {
  test('A5 of one address are counted together: over the merchant’s limit none is answered', async () => {
    const merchant = await limitedMerchant('2');
    const paths = ['/wps/system/status', '/wps/relay/GCSGAME_newGameVendor'];
    for (const path of paths) expect((await ask(merchant, path)).statusCode, path).toBe(200);
    for (const path of [...paths, '/wps/member/info']) {
      const { statusCode, headers, body } = await ask(merchant, path, { language: 'TH' });
      expect([path, statusCode]).toEqual([path, 429]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(headers['cache-control']).toMatch(/no-store/);
      expect(headers['content-language']).toBe('th');
      expect(JSON.parse(body)).toMatchObject({
        success: false,
        errorCode: 'TOO_MANY_REQUEST',
        message: expect.stringMatching(/[\u0E00-\u0E7F]/),
        value: { retryAfter: Number(headers['retry-after']) },
      });
    }
    const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
    expect((await ask(merchant, '/wps/system/status', elsewhere)).statusCode).toBe(200);
    const other = await limitedMerchant('2');
    expect((await ask(other, '/wps/system/status')).statusCode).toBe(200);
  });

  test('H3, A5 a thousand calls that each claim another address meet one limit', async () => {
    const merchant = await limitedMerchant('400');
    const statuses = new Map<number, number>();
    for (let each = 0; each < 1_000; each += 1) {
      const claimed = `198.18.${each >> 8}.${each & 255}`;
      const { statusCode } = await site.app.inject({
        url: '/wps/system/status',
        remoteAddress: '203.0.113.7',
        headers: {
          host: merchant.host,
          'x-forwarded-for': claimed,
          'x-real-ip': claimed,
          forwarded: `for=${claimed}`,
        },
      });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 400],
      [429, 600],
    ]);
  });

  test('A5 a carrier’s shared address has room: 12,000 a minute unless the merchant says otherwise', async () => {
    const { host } = await createMerchant(site.urls.ownerUrl);
    await site.merchants.reload();
    const merchant = await site.merchants.find(host);
    expect(merchant?.setting('limits.readsPerAddress')).toBe(12_000);
  });
});
