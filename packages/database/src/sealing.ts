// Seals secrets that the database must keep but a copy of it must not give away: AES-256-GCM with SECRET_KEY.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** `purpose` binds the sealed value to its place: moved to another column it does not open. */
export function seal(plain: string, key: Buffer, purpose: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, body, cipher.getAuthTag()]);
}

/** Opens what `seal` made; throws with another key or purpose, or where a bit was changed. */
export function unseal(sealed: Buffer, key: Buffer, purpose: string): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(-tagBytes));
  const body = sealed.subarray(ivBytes, -tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}
