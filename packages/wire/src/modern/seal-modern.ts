// The modern envelope as a browser seals it (NET-06), with what WebCrypto brings. Loaded when the first body is to be sealed.
import type { DrawBytes, Sealed } from '../sealed.ts';
import { boundBytes, ivBytes, keyBytes, keyPurpose, nonceBytes, type Bound } from './bound.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type ModernKey = {
  keyId: string;
  publicKey: { kty: string; n: string; e: string; alg: string; use: string };
};

/** Where a body goes, under which key, and when by the server's clock. */
export type Sending = Omit<Bound, 'nonce'> & { key: ModernKey };

const bytesOf = new TextEncoder();

const toBase64Url = (bytes: Iterable<number>): string =>
  btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** For the server alone. */
async function encryptSecret(secret: Bytes, { publicKey }: ModernKey): Promise<Bytes> {
  const oaep = { name: 'RSA-OAEP', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('jwk', publicKey, oaep, false, ['encrypt']);
  return new Uint8Array(await crypto.subtle.encrypt('RSA-OAEP', key, secret));
}

async function deriveKey(secret: Bytes) {
  const from = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const way = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: keyPurpose };
  const aes = { name: 'AES-GCM', length: 8 * keyBytes };
  return crypto.subtle.deriveKey(way, from, aes, false, ['encrypt']);
}

/** Throws where the browser lacks WebCrypto (a page without TLS) or the key is none. */
export async function sealModern(
  text: string,
  { key, ...rest }: Sending,
  draw: DrawBytes,
): Promise<Sealed> {
  const [secret, iv] = [draw(keyBytes), draw(ivBytes)];
  const bound = { ...rest, nonce: toBase64Url(draw(nonceBytes)) };
  const aes = { name: 'AES-GCM', iv, additionalData: boundBytes(bound) };
  const [encryption, bodyKey] = await Promise.all([encryptSecret(secret, key), deriveKey(secret)]);
  const encrypted = await crypto.subtle.encrypt(aes, bodyKey, bytesOf.encode(text));
  const value = toBase64Url([...iv, ...new Uint8Array(encrypted)]);
  const digest = await crypto.subtle.digest('SHA-256', bytesOf.encode(value));
  const { timestamp, nonce } = bound;
  return {
    headers: {
      Encryption: toBase64Url(encryption),
      'X-Digest': toBase64Url(new Uint8Array(digest)),
      'X-RSA': key.keyId,
    },
    body: JSON.stringify({ value, timestamp, nonce }),
  };
}
