// The values of the form, and the draft of them that the tab stores for a reload. The draft has no password and no code.
import type { RegisterField } from '@parlour/contract/register/fields';
import { parseObject } from '#foundation/session/session-record.ts';
import type { KeyValue } from '#platform/storage.ts';

export type TextName = RegisterField | 'confirmPassword' | 'verificationCode';
export type FieldName = TextName | 'accepted';
export type FormValues = Record<TextName, string> & { accepted: boolean };

export const nothing: FormValues = {
  username: '',
  password: '',
  confirmPassword: '',
  mobileNum: '',
  verificationCode: '',
  email: '',
  payeeName: '',
  referralCode: '',
  accepted: false,
};

const draftKey = 'registerDraft';
const kept = ['username', 'mobileNum', 'email', 'payeeName', 'referralCode'] as const;

export function keepDraft(storage: KeyValue, typed: FormValues): void {
  const draft = Object.fromEntries(kept.map((name) => [name, typed[name]]));
  storage.write(draftKey, JSON.stringify(draft));
}

export const forgetDraft = (storage: KeyValue): void => storage.remove(draftKey);

export function readDraft(storage: KeyValue): Partial<FormValues> {
  const stored = parseObject(storage.read(draftKey) ?? '') ?? {};
  return Object.fromEntries(
    kept.flatMap((name) => {
      const text = stored[name];
      return typeof text === 'string' && text !== '' ? [[name, text]] : [];
    }),
  );
}

/** The values that were typed or filled in by the browser before React was loaded. */
export function readForm(form: HTMLFormElement): Partial<FormValues> {
  const fields = new FormData(form);
  const found = Object.entries(nothing).flatMap(([name, empty]) => {
    const value = fields.get(name);
    if (typeof value !== 'string' || value === '') return [];
    return [[name, typeof empty === 'boolean' ? true : value]];
  });
  return Object.fromEntries(found) as Partial<FormValues>;
}
