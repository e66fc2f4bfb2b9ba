// The remembered login of this device (SESS-02, SESS-03): the name, and a sealed substitute for the password, which is useless without
// its key. No script can read the key.
import type { KeyValue } from '#platform/storage.ts';
import { rememberedKey as recordKey } from './remembered-key.ts';
import { parseObject, textOf } from './session-record.ts';

export type RememberedLogin = {
  /** The username; for `sms` the mobile number. */
  username: string;
  type: 'username' | 'sms';
  merchantCode: string;
  /** The sealed secret; empty if only the name is remembered. */
  secret: string;
};

const automaticKey = 'autoLogin';

/** Reads the record; null if there is no usable one or it belongs to another merchant. */
export function readRemembered(storage: KeyValue, merchantCode: string): RememberedLogin | null {
  const text = storage.read(recordKey);
  const record = text === null ? null : parseObject(text);
  const username = textOf(record?.['username']);
  if (!record || username === '' || record['merchantCode'] !== merchantCode) return null;
  const type = record['type'] === 'sms' ? 'sms' : 'username';
  return { username, type, merchantCode, secret: textOf(record['secret']) };
}

export const mayLogInByItself = (storage: KeyValue): boolean => storage.read(automaticKey) !== '0';

export function writeRemembered(storage: KeyValue, record: RememberedLogin): void {
  storage.write(recordKey, JSON.stringify(record));
  storage.write(automaticKey, '1');
}

/** Stops automatic logins until the player has logged in again; the record stays. */
export const stopAutomatic = (storage: KeyValue): void => storage.write(automaticKey, '0');

/** Removes the record and the switch, after a login with an empty box. */
export function clearRemembered(storage: KeyValue): void {
  storage.remove(recordKey);
  storage.remove(automaticKey);
}

/** Removes a record that the server refused (SESS-04). */
export function forgetRemembered(storage: KeyValue): void {
  storage.remove(recordKey);
  stopAutomatic(storage);
}

/** Removes the secret after a logout by hand, so that the next login needs the password; the name stays to fill the form (LOGIN-13). */
export function forgetSecret(storage: KeyValue, merchantCode: string): void {
  const record = readRemembered(storage, merchantCode);
  if (record) writeRemembered(storage, { ...record, secret: '' });
  stopAutomatic(storage);
}
