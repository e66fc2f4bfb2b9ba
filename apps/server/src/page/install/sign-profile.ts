// Signs a profile for iOS: CMS signed data around it (RFC 5652), with the certificate chain.
import {
  createHash,
  createPrivateKey,
  webcrypto,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import type { Merchant } from '#http/merchant';
import { ObjectIdentifier, OctetString, UTCTime } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

type Signer = { certificates: readonly string[]; key: KeyObject };

const part = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

function signerOf({ setting }: Pick<Merchant, 'setting'>): Signer {
  const certificates = setting('app.profileCertificate')?.match(part) ?? [];
  const key = createPrivateKey(setting('app.profileKey') ?? '');
  const isOwn = new X509Certificate(certificates[0] ?? '').checkPrivateKey(key);
  if (!isOwn) throw new Error('the key is not that of the certificate');
  return { certificates, key };
}

const curves: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384' };

async function importKey(key: KeyObject): Promise<webcrypto.CryptoKey> {
  const curve = key.asymmetricKeyDetails?.namedCurve;
  const algorithm =
    curve === undefined
      ? { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
      : { name: 'ECDSA', namedCurve: curves[curve] ?? curve };
  const bytes = key.export({ format: 'der', type: 'pkcs8' });
  return webcrypto.subtle.importKey('pkcs8', bytes, algorithm, false, ['sign']);
}

/** The signed attributes: content type, signing time and digest of the content (RFC 5652 11). */
function attributesOf(content: Buffer): SignedAndUnsignedAttributes {
  const digest = createHash('sha256').update(content).digest();
  const attributes = [
    { type: '1.2.840.113549.1.9.3', values: [new ObjectIdentifier({ value: ContentInfo.DATA })] },
    { type: '1.2.840.113549.1.9.5', values: [new UTCTime({ valueDate: new Date() })] },
    { type: '1.2.840.113549.1.9.4', values: [new OctetString({ valueHex: digest })] },
  ];
  return new SignedAndUnsignedAttributes({
    type: 0,
    attributes: attributes.map((each) => new Attribute(each)),
  });
}

/** Signs a profile and returns DER. Throws if the merchant has no certificate, or a key of another one. */
export async function signProfile(
  profile: string,
  merchant: Pick<Merchant, 'setting'>,
): Promise<Buffer> {
  const { certificates, key } = signerOf(merchant);
  const chain = certificates.map((pem) => Certificate.fromBER(new X509Certificate(pem).raw));
  const [own] = chain;
  if (!own) throw new Error('no certificate');
  const { issuer, serialNumber } = own;
  const content = Buffer.from(profile);
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: ContentInfo.DATA,
      eContent: new OctetString({ valueHex: content }),
    }),
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
        signedAttrs: attributesOf(content),
      }),
    ],
    certificates: chain,
  });
  await signed.sign(await importKey(key), 0, 'SHA-256');
  const info = new ContentInfo({
    contentType: ContentInfo.SIGNED_DATA,
    content: signed.toSchema(true),
  });
  return Buffer.from(info.toSchema().toBER(false));
}
