// Opens the encrypted path of an entry of customer service (CHAT-03, docs/wire.md). Node's OpenSSL has no single DES, but triple DES with the
// same key three times is equal.
import { createDecipheriv } from 'node:crypto';
import { isWebAddress } from '@parlour/contract/site/web-address';

const keyLength = 8;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The address of a path. `isOpened` is false if the path had to be decrypted and could not; then the address is the path itself, or null if that is none. */
type OpenedPath = { address: string | null; isOpened: boolean };

export function openPath(path: string): OpenedPath {
  if (path.startsWith('http')) return { address: addressIn(path), isOpened: true };
  const address = addressIn(decrypt(path));
  return address === null
    ? { address: addressIn(path), isOpened: false }
    : { address, isOpened: true };
}

const addressIn = (text: string | null): string | null =>
  text !== null && isWebAddress(text) ? text : null;

/** Decrypts single DES in ECB mode with PKCS7, whose key is the last eight characters. Null if the padding is wrong or the text is not UTF-8. */
function decrypt(path: string): string | null {
  const key = Buffer.from(path.slice(-keyLength), 'latin1');
  try {
    const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
    const value = path.slice(0, -keyLength);
    return utf8.decode(Buffer.concat([decipher.update(value, 'base64'), decipher.final()]));
  } catch {
    return null;
  }
}
