// Signs what a line answers to a test (NET-13), so that a parked or captive address cannot pass for one of ours (security.md 9).
import { createECDH, createPrivateKey, hkdfSync, sign, type KeyObject } from 'node:crypto';
import type { LineKey } from '@parlour/contract/site/line-proof';

export type LineSigner = {
  publicKey: LineKey;
  /** base64url of the signature's two numbers one after the other, as WebCrypto reads it. */
  sign: (text: string) => string;
};

const curve = 'prime256v1';
/** How many points P-256 has (FIPS 186-5, SP 800-186 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** FIPS 186-5 A.2.1: with 64 bits more than are needed no number is likelier than another. */
function privateNumber(secretKey: Buffer): Buffer {
  const drawn = Buffer.from(hkdfSync('sha256', secretKey, '', 'parlour/line-test', 40));
  const number = (BigInt(`0x${drawn.toString('hex')}`) % (order - 1n)) + 1n;
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
}

/** The same key in every process and after every start: it follows from SECRET_KEY, and changes with it. */
export function lineSigner(secretKey: Buffer): LineSigner {
  const number = privateNumber(secretKey);
  const ecdh = createECDH(curve);
  ecdh.setPrivateKey(number);
  // One byte that says how it is written, then x and y.
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
