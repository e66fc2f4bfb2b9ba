// The work of a browser and its push service for a message: verify the sender (RFC 8292), and decrypt it (RFC 8188, 8291).
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  verify,
  type JsonWebKey,
} from 'node:crypto';

const longestMs = 24 * 3_600_000;

type Claims = { aud?: unknown; exp?: unknown; sub?: unknown };
type SenderProof = { header: string | undefined; origin: string; now: number };

/** A verified sender; `contact` is the claim `sub` of RFC 8292. */
type Sender = { key: string; contact: string };

/** Verifies a sender; null if the header is not valid. `now` is in epoch milliseconds. */
export function readSender({ header, origin, now }: SenderProof): Sender | null {
  const found = /^vapid t=([\w-]+\.[\w-]+\.[\w-]+), ?k=([\w-]{86,88})$/.exec(header ?? '');
  const [, token = '', key = ''] = found ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return null;
  try {
    const publicKey = createPublicKey({
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
      format: 'jwk',
    });
    const signed = Buffer.from(`${head}.${claims}`);
    const proof = Buffer.from(signature, 'base64url');
    const isSigned = verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, proof);
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims;
    const endsAt = typeof exp === 'number' ? exp * 1_000 : 0;
    const isTimely = endsAt > now && endsAt <= now + longestMs;
    const contact = typeof sub === 'string' && /^(mailto|https):/.test(sub) ? sub : null;
    const isProven = isSigned && aud === origin && isTimely;
    return isProven && contact !== null ? { key, contact } : null;
  } catch {
    return null;
  }
}

type Key = { privateKey: JsonWebKey; auth: Buffer };

type HkdfOptions = { salt: Buffer; info: Buffer | string; length: number };

const derive = (secret: Buffer, { salt, info, length }: HkdfOptions): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a message; null if the subscription's key does not open it. */
export function openMessage({ privateKey, auth }: Key, body: Buffer): string | null {
  const salt = body.subarray(0, 16);
  const idLength = body.length > 21 ? body.readUInt8(20) : 0;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  if (idLength !== 65 || sealed.length < 17) return null;
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(Buffer.from(privateKey.d ?? '', 'base64url'));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
    const secret = derive(ecdh.computeSecret(sender), { salt: auth, info, length: 32 });
    const key = derive(secret, { salt, info: 'Content-Encoding: aes128gcm\0', length: 16 });
    const nonce = derive(secret, { salt, info: 'Content-Encoding: nonce\0', length: 12 });
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    const end = padded.lastIndexOf(2);
    return end < 0 ? null : padded.subarray(0, end).toString('utf8');
  } catch {
    return null;
  }
}
