import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { domainRoute, lineTest, siteStatus } from '@parlour/contract/site/calls';
import { lineText, type LineKey, type LineReply } from '@parlour/contract/site/line-proof';
import { createMerchant, testSecretKey } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';
import { lineSigner } from './sign-line.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const domains = 'https://one.example,https://two.example:8443';
async function merchantWith(settings: Parameters<typeof createMerchant>[1]) {
  const merchant = await createMerchant(site.urls.ownerUrl, settings);
  await site.merchants.reload();
  return merchant;
}

/** Verifies the signature with Node's functions rather than ours. */
function isProof(key: LineKey, value: object): boolean {
  const { signature, ...reply } = value as LineReply & { signature: string };
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' });
  const bytes = Buffer.from(signature, 'base64url');
  return verify(
    'sha256',
    Buffer.from(lineText(reply)),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    bytes,
  );
}

describe('the line test', () => {
  test('NET-13 a line signs the host that it was asked at, the question and its time, by the key in the site’s status', async () => {
    const merchant = await merchantWith({ domains });
    const visitor = visit(site.app, merchant);
    const { value: status } = await visitor.call(siteStatus);
    const { lineKey } = status['info'] as { lineKey: LineKey };
    const { value, headers } = await visitor.call(lineTest, { speed: '1763730000000' });
    expect(value).toMatchObject({ host: merchant.host, speed: '1763730000000' });
    expect(value['time']).toBe(Date.parse('2026-11-21T12:00:00Z'));
    expect(isProof(lineKey, value)).toBe(true);
    expect(isProof(lineKey, { ...value, host: 'one.example' })).toBe(false);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(headers['set-cookie']).toBeUndefined();
  });
  test('NET-13 no other call may be read by pages of other origins', async () => {
    const merchant = await merchantWith({ domains });
    for (const at of [siteStatus, domainRoute]) {
      const { headers } = await visit(site.app, merchant).call(at);
      expect(headers['access-control-allow-origin'], at.path).toBeUndefined();
    }
  });
  test.each(['', 'now', '-1', '1'.repeat(17)])('V1 the question %j is refused', async (speed) => {
    const merchant = await merchantWith({});
    expect(await visit(site.app, merchant).call(lineTest, { speed })).toMatchObject({
      status: 400,
      errorCode: 'request_param_err',
    });
  });
  test('NET-13 the key is the same in every process and after every start, and another one for another SECRET_KEY', () => {
    const [one, again, other] = [testSecretKey, testSecretKey, randomBytes(32)].map(
      (key) => lineSigner(key).publicKey,
    );
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
  });
  test.each(Array.from({ length: 20 }, (_, at) => at))(
    'NET-13 any SECRET_KEY makes a key that signs (%i)',
    () => {
      const { publicKey, sign } = lineSigner(randomBytes(32));
      const reply = { host: 'one.example', speed: '1', time: 2 };
      expect(isProof(publicKey, { ...reply, signature: sign(lineText(reply)) })).toBe(true);
    },
  );
});

describe('the other addresses', () => {
  test('BOOT-11 are listed for those whose own fails, with customer service', async () => {
    const merchant = await merchantWith({ domains, customerService: 'https://help.example/chat' });
    const { value } = await visit(site.app, merchant).call(domainRoute);
    expect(value).toEqual({
      customerService: [{ title: 'help.example', path: 'https://help.example/chat' }],
      domainList: [
        { domainName: 'https://one.example' },
        { domainName: 'https://two.example:8443' },
      ],
    });
  });
  test('BOOT-02 without them the status has none, and no key', async () => {
    const merchant = await merchantWith({});
    const { value } = await visit(site.app, merchant).call(siteStatus);
    expect(value['info']).toMatchObject({ domainRoute: [], lineKey: null });
  });
  test('H1 a page may ask them, and nobody else', async () => {
    const { host } = await merchantWith({ domains });
    const { headers } = await site.app.inject({ url: '/m/login', headers: { host } });
    expect(headers['content-security-policy']).toMatch(
      /connect-src 'self' https:\/\/one\.example https:\/\/two\.example:8443;/,
    );
  });
  test('BOOT-11 an address that is nobody’s any more says so to calls', async () => {
    const { statusCode, body } = await site.app.inject({
      url: siteStatus.path,
      headers: { host: 'gone.example' },
    });
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ success: false, errorCode: 'domain_not_available' });
  });
});
