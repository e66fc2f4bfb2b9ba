// The values that a player types to get a code. The tab stores them, so that a reload does not lose them while the code is valid.
import { codeLength } from '@parlour/ui/form/code-field';
import { parseObject, textOf } from '#foundation/session/session-record.ts';
import type { KeyValue } from '#platform/storage.ts';

export type CodeChannel = 'sms' | 'email';
export type FieldName = 'username' | 'number' | 'email' | 'code';
export type RecoveryValues = { way: CodeChannel; username: string; number: string; email: string };

const keyOf = (merchantCode: string): string => `reset.${merchantCode}`;

export const keepTyped = (storage: KeyValue, merchantCode: string, typed: RecoveryValues): void =>
  storage.write(keyOf(merchantCode), JSON.stringify(typed));

export const dropTyped = (storage: KeyValue, merchantCode: string): void =>
  storage.remove(keyOf(merchantCode));

/** The stored values, or null. */
export function readTyped(storage: KeyValue, merchantCode: string): RecoveryValues | null {
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

/** The first empty field; the code only where its field is shown. */
export function missingOf(typed: RecoveryValues, code: string, hasCode: boolean): FieldName | null {
  const place = typed.way === 'sms' ? 'number' : 'email';
  if (typed.username.trim() === '') return 'username';
  if (typed[place].trim() === '') return place;
  return hasCode && code.length < codeLength ? 'code' : null;
}
