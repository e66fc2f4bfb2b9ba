// Encrypts the body of a Web Push message: aes128gcm (RFC 8188) with a key that only the browser can derive (RFC 8291).
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export type Receiver = {
  /** The browser's P-256 point, uncompressed: 65 bytes. */
  p256dh: Buffer;
  /** The secret that it shares with us: 16 bytes. */
  auth: Buffer;
};

const recordSize = 4_096;
/** The delimiter after the text, which marks the last record. */
const lastRecord = Buffer.from([2]);

type MessageSecrets = {
  salt: Buffer;
  /** The private key of a pair that is used for one message. */
  privateKey: Buffer;
};

function draw(): MessageSecrets {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { salt: randomBytes(16), privateKey: ecdh.getPrivateKey() };
}

type HkdfOptions = { salt: Buffer; info: Buffer | string; length: number };

const derive = (secret: Buffer, { salt, info, length }: HkdfOptions): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Encrypts `plain`, at most 3,993 bytes. Throws if the receiver's point is not on the curve. */
export function encryptFor(
  { p256dh, auth }: Receiver,
  plain: Buffer,
  { salt, privateKey } = draw(),
): Buffer {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const own = ecdh.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, own]);
  const secret = derive(ecdh.computeSecret(p256dh), { salt: auth, info, length: 32 });
  const key = derive(secret, { salt, info: 'Content-Encoding: aes128gcm\0', length: 16 });
  const nonce = derive(secret, { salt, info: 'Content-Encoding: nonce\0', length: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(plain), cipher.update(lastRecord), cipher.final()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordSize);
  head.writeUInt8(own.length, 4);
  return Buffer.concat([salt, head, own, ...sealed, cipher.getAuthTag()]);
}
