// Creates a self-signed certificate with its key, in place of one from an authority.
import { KeyObject, webcrypto } from 'node:crypto';
import { Integer, PrintableString } from 'asn1js';
import { AttributeTypeAndValue, Certificate } from 'pkijs';

const commonName = '2.5.4.3';
const algorithms = {
  rsa: {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  },
  ec: { name: 'ECDSA', namedCurve: 'P-256' },
} as const;

export async function createCertificate(
  kind: keyof typeof algorithms,
): Promise<{ certificate: string; key: string }> {
  const keys = await webcrypto.subtle.generateKey(algorithms[kind], true, ['sign', 'verify']);
  const made = new Certificate();
  made.version = 2;
  made.serialNumber = new Integer({ value: 7 });
  const name = new AttributeTypeAndValue({
    type: commonName,
    value: new PrintableString({ value: 'mango.example' }),
  });
  made.issuer.typesAndValues.push(name);
  made.subject.typesAndValues.push(name);
  made.notBefore.value = new Date(2026, 0, 1);
  made.notAfter.value = new Date(2036, 0, 1);
  await made.subjectPublicKeyInfo.importKey(keys.publicKey);
  await made.sign(keys.privateKey, 'SHA-256');
  const der = Buffer.from(made.toSchema(true).toBER(false)).toString('base64');
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${der}\n-----END CERTIFICATE-----\n`,
    key: KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
