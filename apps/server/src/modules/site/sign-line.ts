// Signs a line's answer to a test (NET-13), so that a parked or captive address cannot pass for one of ours (security.md 2.9).
import { createECDH, createPrivateKey, hkdfSync, sign, type KeyObject } from 'node:crypto';
import type { LineKey } from '@parlour/contract/site/line-proof';

export type LineSigner = {
  publicKey: LineKey;
  /** Returns the signature's two numbers concatenated, in base64url, as WebCrypto reads it. */
  sign: (text: string) => string;
};

const curve = 'prime256v1';
/** The order of P-256 (FIPS 186-5, SP 800-186 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** Derives the private key by FIPS 186-5 A.2.1: 64 extra bits make the modulo bias negligible. */
function privateNumber(secretKey: Buffer): Buffer {
  const drawn = Buffer.from(hkdfSync('sha256', secretKey, '', 'parlour/line-test', 40));
  const number = (BigInt(`0x${drawn.toString('hex')}`) % (order - 1n)) + 1n;
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
}

/** Creates the signer. Its key is derived from SECRET_KEY, so it is the same in every process and changes with SECRET_KEY. */
export function lineSigner(secretKey: Buffer): LineSigner {
  const number = privateNumber(secretKey);
  const ecdh = createECDH(curve);
  ecdh.setPrivateKey(number);
  // The point is a byte for the encoding, then x and y.
  const point = ecdh.getPublicKey();
  const publicKey: LineKey = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key: KeyObject = createPrivateKey({
    key: { ...publicKey, d: number.toString('base64url') },
    format: 'jwk',
  });
  return {
    publicKey,
    sign: (text) =>
      sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
  };
}
