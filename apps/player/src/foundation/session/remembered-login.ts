// The remembered login of this device (SESS-02, SESS-03): who logs in, and what stands for the password, sealed. It opens nothing by itself: the
// key is kept where no script can read it.
import type { KeyValue } from '#platform/storage.ts';
import { rememberedKey as recordKey } from './remembered-key.ts';
import { parseObject, textOf } from './session-record.ts';

export type RememberedLogin = {
  /** For `sms` the mobile number. */
  username: string;
  type: 'username' | 'sms';
  merchantCode: string;
  /** Sealed; empty where only the name is remembered. */
  secret: string;
};

const automaticKey = 'autoLogin';

/** Null where nothing usable is kept, or what is kept belongs to another merchant. */
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

/** The record stays, and nobody is logged in by it until the player has logged in again. */
export const stopAutomatic = (storage: KeyValue): void => storage.write(automaticKey, '0');

/** The box was left empty: nothing is known of any player. */
export function clearRemembered(storage: KeyValue): void {
  storage.remove(recordKey);
  storage.remove(automaticKey);
}

/** The server refused it (SESS-04). */
export function forgetRemembered(storage: KeyValue): void {
  storage.remove(recordKey);
  stopAutomatic(storage);
}

/** Who logs out by hand wants to be asked the next time; the name stays, to fill the form (LOGIN-13). */
export function forgetSecret(storage: KeyValue, merchantCode: string): void {
  const record = readRemembered(storage, merchantCode);
  if (record) writeRemembered(storage, { ...record, secret: '' });
  stopAutomatic(storage);
}
