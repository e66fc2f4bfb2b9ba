// The web clip of a merchant with a certificate: node:crypto verifies the library's signature.
import { createHash, verify, X509Certificate } from 'node:crypto';
import { siteStatus } from '@parlour/contract/site/calls';
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { ContentInfo, SignedData } from 'pkijs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';
import { createCertificate } from './testing/own-certificate.ts';
import { readPlist } from './testing/read-plist.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

async function openMerchant(settings: Record<string, string>): Promise<TestMerchant> {
  const merchant = await createMerchant(site.urls.ownerUrl, { name: 'Mango', ...settings });
  await site.merchants.reload();
  return merchant;
}
const load = async ({ host }: TestMerchant) =>
  (await site.app.inject({ url: '/m/webclip.mobileconfig', headers: { host } })).rawPayload;
const isTold = async (merchant: TestMerchant) => {
  const { value } = await visit(site.app, merchant).call(siteStatus);
  return (value['info'] as { isProfileSigned?: boolean }).isProfileSigned === true;
};

/** Reads signed data. The signature covers the attributes as a set, one of which is the digest of the content. */
function readSigned(bytes: Buffer, certificate: string) {
  const { content } = ContentInfo.fromBER(bytes);
  const { encapContentInfo, signerInfos } = new SignedData({ schema: content });
  const [signer] = signerInfos;
  const attributes = Buffer.from(signer?.signedAttrs?.encodedValue ?? new ArrayBuffer(0));
  const profile = Buffer.from(encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0));
  const signature = Buffer.from(signer?.signature.valueBlock.valueHexView ?? []);
  const { publicKey } = new X509Certificate(certificate);
  return {
    profile,
    isSigned: verify('sha256', attributes, publicKey, signature),
    isOfThis: attributes.includes(createHash('sha256').update(profile).digest()),
  };
}

test.each(['rsa', 'ec'] as const)(
  'APP-06 a profile is signed by a certificate with an %s key, and the page says nothing else',
  async (kind) => {
    const { certificate, key } = await createCertificate(kind);
    const merchant = await openMerchant({
      'app.profileCertificate': certificate,
      'app.profileKey': key,
    });
    const { profile, isSigned, isOfThis } = readSigned(await load(merchant), certificate);
    expect([isSigned, isOfThis]).toEqual([true, true]);
    expect(readPlist(profile.toString('utf8'))).toMatchObject({ PayloadDisplayName: 'Mango' });
    expect(await isTold(merchant)).toBe(true);
  },
);

test('APP-06 by the key of another certificate nothing is signed, and the log says so', async () => {
  const [one, other] = [await createCertificate('rsa'), await createCertificate('rsa')];
  const merchant = await openMerchant({
    'app.profileCertificate': one.certificate,
    'app.profileKey': other.key,
  });
  expect(readPlist((await load(merchant)).toString('utf8'))).toMatchObject({
    PayloadDisplayName: 'Mango',
  });
  expect(site.logged()).toContain('the profile is not signed');
  expect(site.logged()).not.toContain('PRIVATE KEY');
});

test('APP-06 without a certificate it is not signed, and the page may say so', async () => {
  const merchant = await openMerchant({});
  expect((await load(merchant)).toString('utf8')).toContain('<?xml');
  expect(await isTold(merchant)).toBe(false);
});
