// An independent decoder of the legacy envelope: it shares no code with the files that seal and open it.
import { createDecipheriv } from 'node:crypto';

type PrivateKey = { modulus: string; privateExponent: string };
type LegacyCall = {
  headers: { Encryption: string; 'X-Digest': string; 'X-RSA': string };
  body: string;
};

const hex = (text: string): bigint => BigInt(`0x${text}`);

/** Computes the power by the binary digits of the exponent, most significant first. */
function modularPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  return exponent
    .toString(2)
    .split('')
    .reduce((sum, digit) => {
      const squared = (sum * sum) % modulus;
      return digit === '1' ? (squared * base) % modulus : squared;
    }, 1n);
}

/** Decrypts the blocks one by one: for a single block CBC from zero equals ECB. */
function decryptBlocks(bytes: Buffer, key: Buffer): Buffer {
  const triple = Buffer.concat([key, key, key]);
  const blocks = Array.from({ length: bytes.length / 8 }, (_, at) => {
    const decipher = createDecipheriv('des-ede3-cbc', triple, Buffer.alloc(8));
    decipher.setAutoPadding(false);
    return decipher.update(bytes.subarray(8 * at, 8 * at + 8));
  });
  return Buffer.concat(blocks);
}

/** Decodes a call. Throws if headers and body do not match. */
export function decodeLegacy({ headers, body }: LegacyCall, key: PrivateKey) {
  const { value } = JSON.parse(body) as { value: string };
  if (headers['X-RSA'] !== key.modulus) throw new Error('sealed for another key');
  if (headers['X-Digest'] !== value) throw new Error('the digest is another text');
  const number = modularPower(hex(headers.Encryption), hex(key.privateExponent), hex(key.modulus));
  const secret = Buffer.from(number.toString(16).padStart(256, '0'), 'hex');
  if (secret.subarray(0, -16).some((byte) => byte !== 0)) throw new Error('no zeros before K');
  const padded = decryptBlocks(Buffer.from(value, 'base64'), secret.subarray(-16, -8));
  const padding = padded.subarray(-(padded.at(-1) ?? 0));
  if (padding.some((byte) => byte !== padding.length)) throw new Error('no PKCS7');
  return {
    secret: secret.subarray(-16).toString(),
    text: padded.subarray(0, -padding.length).toString(),
  };
}
