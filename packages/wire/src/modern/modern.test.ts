import {
  constants,
  createCipheriv,
  createHash,
  createHmac,
  generateKeyPairSync,
  publicEncrypt,
} from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawBytes, type DrawBytes, type SealedCall } from '../sealed-call.ts';
import { modernDigest, openModern } from './open-modern.ts';
import { sealModern, type ModernKey } from './seal-modern.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const { kty = '', n = '', e = '' } = publicKey.export({ format: 'jwk' });
const key: ModernKey = {
  keyId: 'a-key',
  publicKey: { kty, n, e, alg: 'RSA-OAEP-256', use: 'enc' },
};

const text = '{"username":"anna","password":"päss wörd ✓"}';
const at = {
  method: 'POST',
  path: '/wps/session/login',
  merchantCode: 'lumen',
  timestamp: 1_763_726_400_000,
};
const seal = (draw: DrawBytes = drawBytes) => sealModern(text, { ...at, key }, draw);

type Body = { value: string; timestamp: number; nonce: string };
const bodyOf = ({ body }: SealedCall) => JSON.parse(body) as Body;
const sentOf = (sealed: SealedCall) => {
  const { value, timestamp, nonce } = bodyOf(sealed);
  const encryption = sealed.headers.Encryption;
  return { encryption, value, bound: { ...at, timestamp, nonce } };
};

/** Computes HKDF by its two HMAC steps (RFC 5869); one block is enough for 32 bytes. */
function bodyKeyOf(secret: Buffer): Buffer {
  const extracted = createHmac('sha256', Buffer.alloc(32)).update(secret).digest();
  return createHmac('sha256', extracted).update('parlour/envelope/2\u0001').digest();
}

/** Encrypts by wire.md, without our code. */
function encryptByHand({ secret, iv, nonce }: { secret: Buffer; iv: Buffer; nonce: string }) {
  const cipher = createCipheriv('aes-256-gcm', bodyKeyOf(secret), iv);
  cipher.setAAD(Buffer.from(`POST\n/wps/session/login\nlumen\n1763726400000\n${nonce}`));
  const parts = [iv, cipher.update(text), cipher.final()];
  return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url');
}

describe('sealing', () => {
  test('NET-06 fixed random bytes give a fixed body, by the steps of wire.md', async () => {
    const drawn: number[] = [];
    const draw: DrawBytes = (count) => new Uint8Array(count).fill(drawn.push(count));
    const sealed = await seal(draw);
    expect(drawn).toEqual([32, 12, 16]);
    const nonce = Buffer.alloc(16, 3).toString('base64url');
    const value = encryptByHand({ secret: Buffer.alloc(32, 1), iv: Buffer.alloc(12, 2), nonce });
    expect(sealed.body).toBe(JSON.stringify({ value, timestamp: at.timestamp, nonce }));
    expect(sealed.headers).toMatchObject({
      'X-Digest': createHash('sha256').update(value).digest('base64url'),
      'X-RSA': 'a-key',
    });
    expect(sealed.headers.Encryption).toMatch(/^[\w-]{342}$/);
  });

  test('NET-06 nothing of two envelopes of one body is alike', async () => {
    const [one, other] = [await seal(), await seal()];
    expect(one.headers.Encryption).not.toBe(other.headers.Encryption);
    expect(bodyOf(one).nonce).not.toBe(bodyOf(other).nonce);
    expect(bodyOf(one).value).not.toBe(bodyOf(other).value);
    expect(`${one.body}${one.headers['X-Digest']}`).not.toContain('anna');
  });

  test('NET-07 under what is no key nothing is sealed', async () => {
    const broken = { ...key, publicKey: { ...key.publicKey, n: '*' } };
    await expect(sealModern(text, { ...at, key: broken }, drawBytes)).rejects.toThrow('operation');
  });
});

describe('opening', () => {
  test('NET-06 what was sealed is read, and its digest is that of its text', async () => {
    const sealed = await seal();
    expect(openModern(sentOf(sealed), privateKey)).toBe(text);
    expect(modernDigest(bodyOf(sealed).value)).toBe(sealed.headers['X-Digest']);
  });

  function sealByHand(secretBytes: number) {
    const secret = Buffer.alloc(secretBytes, 9);
    const nonce = Buffer.alloc(16, 8).toString('base64url');
    const value = encryptByHand({ secret, iv: Buffer.alloc(12, 7), nonce });
    const oaep = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    const encryption = publicEncrypt(oaep, secret).toString('base64url');
    return { encryption, value, bound: { ...at, nonce } };
  }
  test('NET-06 what was encrypted by hand is read', () => {
    expect(openModern(sealByHand(32), privateKey)).toBe(text);
  });

  const flip = (encoded: string, from: number) => {
    const bytes = Buffer.from(encoded, 'base64url');
    bytes[from] = (bytes[from] ?? 0) ^ 1;
    return bytes.toString('base64url');
  };
  type Sent = ReturnType<typeof sentOf>;
  test.each<[string, (sent: Sent) => Partial<Sent>]>([
    ['a bit of the secret', (sent) => ({ encryption: flip(sent.encryption, 100) })],
    ['a bit of the iv', (sent) => ({ value: flip(sent.value, 0) })],
    ['a bit of the body', (sent) => ({ value: flip(sent.value, 20) })],
    ['a bit of the tag', (sent) => ({ value: flip(sent.value, 12 + Buffer.byteLength(text) + 3) })],
    ['the method', ({ bound }) => ({ bound: { ...bound, method: 'PUT' } })],
    ['the path', ({ bound }) => ({ bound: { ...bound, path: '/wps/member/password' } })],
    ['the merchant', ({ bound }) => ({ bound: { ...bound, merchantCode: 'marigold' } })],
    ['the time', ({ bound }) => ({ bound: { ...bound, timestamp: bound.timestamp + 1 } })],
    ['the nonce', ({ bound }) => ({ bound: { ...bound, nonce: flip(bound.nonce, 3) } })],
    ['most of the body', ({ value }) => ({ value: value.slice(0, 8) })],
    ['the alphabet of the body', ({ value }) => ({ value: `${value}=` })],
    ['the length of the secret', ({ encryption }) => ({ encryption: encryption.slice(1) })],
  ])('NET-06 where %s changed it does not open', async (_case, change) => {
    const sent = sentOf(await seal());
    expect(openModern({ ...sent, ...change(sent) }, privateKey)).toBeNull();
  });

  test('NET-06 a secret of another length opens nothing', () => {
    expect([16, 31, 33].map((bytes) => openModern(sealByHand(bytes), privateKey))).toEqual([
      null,
      null,
      null,
    ]);
  });
});
