// A merchant's key pair for Web Push (RFC 8292). It is derived from SECRET_KEY, like the key of the line test, so it is the same in every process and after every start.
import { createECDH, createPrivateKey, hkdfSync, sign, type KeyObject } from 'node:crypto';

export type Vapid = {
  /** The public point, uncompressed, as base64url. */
  publicKey: string;
  /** Returns the Authorization header for calls to an origin. `now` is in epoch milliseconds. */
  authorize: (to: VapidRecipient) => string;
};
type VapidRecipient = { origin: string; contact: string; now: number };

const curve = 'prime256v1';
/** The order of P-256 (SP 800-186 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** The validity of a header, in seconds; services refuse more than a day. */
const validSeconds = 12 * 3_600;
/** The time for which a header is reused: long enough to make signing cheap, and far from its expiry. */
const keptMs = 3_600_000;
/** The most headers that are held. There are a handful of push services; a merchant may name more. */
const mostKept = 100;

/** Derives the private key by FIPS 186-5 A.2.1: 64 extra bits make all numbers equally likely. */
function privateNumber(secretKey: Buffer, merchantCode: string): Buffer {
  const purpose = `parlour/vapid/${merchantCode}`;
  const drawn = Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 40));
  const number = (BigInt(`0x${drawn.toString('hex')}`) % (order - 1n)) + 1n;
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function makeVapid(secretKey: Buffer, merchantCode: string): Vapid {
  const number = privateNumber(secretKey, merchantCode);
  const ecdh = createECDH(curve);
  ecdh.setPrivateKey(number);
  // One byte for the format, then x and y.
  const point = ecdh.getPublicKey();
  const key: KeyObject = createPrivateKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: number.toString('base64url'),
    },
    format: 'jwk',
  });
  const publicKey = point.toString('base64url');
  /** Headers by origin and contact; one serves all messages to its origin. */
  const kept = new Map<string, { header: string; until: number }>();
  const signFor = ({ origin, contact, now }: VapidRecipient): string => {
    const claims = { aud: origin, exp: Math.floor(now / 1_000) + validSeconds, sub: contact };
    const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
    const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
  };
  return {
    publicKey,
    authorize: (to) => {
      const name = `${to.origin} ${to.contact}`;
      const known = kept.get(name);
      if (known && known.until > to.now) return known.header;
      const header = signFor(to);
      if (kept.size >= mostKept) kept.clear();
      kept.set(name, { header, until: to.now + keptMs });
      return header;
    },
  };
}
