// Seals secrets that the database stores, so that a copy of it does not reveal them: AES-256-GCM with SECRET_KEY.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** Seals a text. `purpose` binds the value to its column: in another column it does not open. */
export function seal(plain: string, key: Buffer, purpose: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, body, cipher.getAuthTag()]);
}

/** Opens a sealed value; throws if the key or the purpose is another, or a bit was changed. */
export function unseal(sealed: Buffer, key: Buffer, purpose: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(-tagBytes));
  const body = sealed.subarray(ivBytes, -tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
