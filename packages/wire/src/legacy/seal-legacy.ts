// Seals the legacy envelope in the browser (NET-05), byte for byte as in wire.md. Loaded only for merchants that use it.
import type { DrawBytes, SealedCall } from '../sealed-call.ts';
import { encryptDes } from './des.ts';

const exponent = 0x10001n;
const digits = 256;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const secretLength = 16;
const toBytes = new TextEncoder();

/** The parts by the family's names: the RSA key, the secret encrypted with it, and the payload encrypted with the secret. */
type LegacyParts = { rsaKey: string; RSA: string; DES: string };

/** Draws K: letters and digits, all equally likely. */
function drawSecret(draw: DrawBytes): string {
  let secret = '';
  while (secret.length < secretLength) {
    const [byte = 0] = draw(1);
    // The highest bytes are rejected, because their remainder would favour the first letters.
    if (byte < 4 * alphabet.length) secret += alphabet.charAt(byte % alphabet.length);
  }
  return secret;
}

/** Encrypts K with RSA without padding. K is the number of its bytes, most significant first. */
function encryptSecret(secret: string, modulus: bigint): string {
  const number = BigInt(`0x${[...toBytes.encode(secret)].map(hexOf).join('')}`);
  return power(number, modulus).toString(16).padStart(digits, '0');
}

const hexOf = (byte: number): string => byte.toString(16).padStart(2, '0');

function power(base: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** Encrypts a text. `modulus` is the key call's answer; throws if it is not a modulus, so that nothing is sent. */
export function encryptLegacy(text: string, modulus: string, draw: DrawBytes): LegacyParts {
  if (!/^[0-9a-f]{256}$/i.test(modulus)) throw new Error('the RSA key is no modulus of 1024 bit');
  const secret = drawSecret(draw);
  const key = toBytes.encode(secret).subarray(0, 8);
  const payload = encryptDes(toBytes.encode(text), key);
  return {
    rsaKey: modulus,
    RSA: encryptSecret(secret, BigInt(`0x${modulus}`)),
    DES: btoa(String.fromCharCode(...payload)),
  };
}

export function sealLegacy(text: string, modulus: string, draw: DrawBytes): SealedCall {
  const { rsaKey, RSA, DES } = encryptLegacy(text, modulus, draw);
  return {
    headers: { Encryption: RSA, 'X-Digest': DES, 'X-RSA': rsaKey },
    body: JSON.stringify({ value: DES }),
  };
}
