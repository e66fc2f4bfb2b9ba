// What a player types to get a code, and what of it this tab keeps while a code is good: a reload must not lose it.
import { parseObject, textOf } from '#foundation/session/session-record.ts';
import type { KeyValue } from '#platform/storage.ts';

export type Way = 'sms' | 'email';
export type FieldName = 'username' | 'number' | 'email' | 'code';
export type Typed = { way: Way; username: string; number: string; email: string };

const keyOf = (merchantCode: string): string => `reset.${merchantCode}`;

export const keepTyped = (storage: KeyValue, merchantCode: string, typed: Typed): void =>
  storage.write(keyOf(merchantCode), JSON.stringify(typed));

export const dropTyped = (storage: KeyValue, merchantCode: string): void =>
  storage.remove(keyOf(merchantCode));

/** Null where nothing usable is kept. */
export function readTyped(storage: KeyValue, merchantCode: string): Typed | null {
  const text = storage.read(keyOf(merchantCode));
  const kept = text === null ? null : parseObject(text);
  if (!kept || textOf(kept['username']) === '') return null;
  return {
    way: kept['way'] === 'email' ? 'email' : 'sms',
    username: textOf(kept['username']),
    number: textOf(kept['number']),
    email: textOf(kept['email']),
  };
}

/** The first field that is empty; `code` only once one was sent. */
export function missingOf(typed: Typed, code: string, isSent: boolean): FieldName | null {
  const place = typed.way === 'sms' ? 'number' : 'email';
  if (typed.username.trim() === '') return 'username';
  if (typed[place].trim() === '') return place;
  return isSent && code.length < codeLength ? 'code' : null;
}

const codeLength = 6;
