// Seals the modern envelope in the browser (NET-06), with WebCrypto. Loaded when the first body must be sealed.
import type { DrawBytes, SealedCall } from '../sealed-call.ts';
import {
  boundBytes,
  ivBytes,
  keyBytes,
  keyPurpose,
  nonceBytes,
  type EnvelopeBinding,
} from './binding.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type ModernKey = {
  keyId: string;
  publicKey: { kty: string; n: string; e: string; alg: string; use: string };
};

/** The binding of a body, without its nonce, and the server's key. */
export type ModernSealOptions = Omit<EnvelopeBinding, 'nonce'> & { key: ModernKey };

const bytesOf = new TextEncoder();

const toBase64Url = (bytes: Iterable<number>): string =>
  btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Encrypts the secret for the server. */
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

/** Seals a text. Throws if the browser has no WebCrypto (a page without TLS) or the key is invalid. */
export async function sealModern(
  text: string,
  { key, ...rest }: ModernSealOptions,
  draw: DrawBytes,
): Promise<SealedCall> {
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
