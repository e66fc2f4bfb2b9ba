// The body of a Web Push message: aes128gcm (RFC 8188) by a key that only the browser can find (RFC 8291).
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export type Receiver = {
  /** The browser's point of P-256, uncompressed: 65 bytes. */
  p256dh: Buffer;
  /** 16 bytes that it shares with us. */
  auth: Buffer;
};

const recordSize = 4_096;
/** Behind the text: this was the last record. */
const lastRecord = Buffer.from([2]);

type Drawn = {
  salt: Buffer;
  /** Of a key pair that is used for this message alone. */
  privateKey: Buffer;
};

function draw(): Drawn {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { salt: randomBytes(16), privateKey: ecdh.getPrivateKey() };
}

type Derived = { salt: Buffer; info: Buffer | string; length: number };

const derive = (secret: Buffer, { salt, info, length }: Derived): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** `plain` has 3,993 bytes at most. Throws where the receiver's point is none of the curve. */
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
