// Encrypts the remembered secret. The result is in a storage that scripts can read; the key is in the browser's database and cannot be read by
// scripts (SESS-03, weak spot 3). Browsers without a database, as in some private windows, remember nothing.
import { createStore, get, set } from 'idb-keyval';
import type { KeyValue } from '#platform/storage.ts';

/** Storage key of the name under which the database has the encryption key. */
const handleKey = 'sass';
const ivBytes = 12;

const cipher = 'AES-GCM';

async function findKey(storage: KeyValue): Promise<CryptoKey | null> {
  const handle = storage.read(handleKey);
  if (handle === null) return null;
  const found = await get<CryptoKey>(handle, createStore('parlour', 'keys'));
  return found ?? null;
}

async function makeKey(storage: KeyValue): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const handle = crypto.randomUUID();
  await set(handle, key, createStore('parlour', 'keys'));
  storage.write(handleKey, handle);
  return key;
}

const toText = (bytes: Uint8Array) => btoa(String.fromCodePoint(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (each) => each.codePointAt(0) ?? 0);

/** `owner` identifies the member: a secret can be decrypted only with the same owner. */
type Vault = { storage: KeyValue; owner: string };

const asOwned = (owner: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: cipher,
  iv,
  additionalData: new TextEncoder().encode(owner),
});

/** Encrypts a text. Rejects if the browser has no cryptography or stores no key. */
export async function seal(text: string, { storage, owner }: Vault): Promise<string> {
  const key = (await findKey(storage)) ?? (await makeKey(storage));
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const data = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt(asOwned(owner, iv), key, data);
  return toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Decrypts a text; null if the key is gone or does not fit. */
export async function unseal(sealed: string, { storage, owner }: Vault): Promise<string | null> {
  try {
    const key = await findKey(storage);
    if (!key) return null;
    const bytes = toBytes(sealed);
    const params = asOwned(owner, bytes.slice(0, ivBytes));
    const data = await crypto.subtle.decrypt(params, key, bytes.slice(ivBytes));
    return new TextDecoder().decode(data);
  } catch {
    return null;
  }
}
