// The legacy envelope as a browser seals it (NET-05), byte for byte as wire.md says it. Loaded only where a merchant asks for it.
import type { DrawBytes, Sealed } from '../sealed.ts';
import { encryptDes } from './des.ts';

const exponent = 0x10001n;
const digits = 256;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const secretLength = 16;
const toBytes = new TextEncoder();

/** The family's own names: the key that was used, the secret that is encrypted with it, and the payload that is encrypted with that. */
type Encrypted = { rsaKey: string; RSA: string; DES: string };

/** K: letters and digits, each as likely as any other. */
function drawSecret(draw: DrawBytes): string {
  let secret = '';
  while (secret.length < secretLength) {
    const [byte = 0] = draw(1);
    // The highest bytes are drawn again: a remainder of them would favour the first letters.
    if (byte < 4 * alphabet.length) secret += alphabet.charAt(byte % alphabet.length);
  }
  return secret;
}

/** RSA of K without padding: K is the number that its bytes make, the first one the highest. */
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

/** `modulus` is what the key call answered; one that is no modulus throws, so that nothing is sent under it. */
export function encryptLegacy(text: string, modulus: string, draw: DrawBytes): Encrypted {
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

export function sealLegacy(text: string, modulus: string, draw: DrawBytes): Sealed {
  const { rsaKey, RSA, DES } = encryptLegacy(text, modulus, draw);
  return {
    headers: { Encryption: RSA, 'X-Digest': DES, 'X-RSA': rsaKey },
    body: JSON.stringify({ value: DES }),
  };
}
