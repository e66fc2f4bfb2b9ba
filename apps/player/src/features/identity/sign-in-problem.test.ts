import { expect, test } from 'vitest';
import { fieldOf, problemOf } from './sign-in-problem.ts';

const t = ((id: string) => id) as never;
const failed = (code: string, message = `Firebase: It did not work. (${code}).`) =>
  Object.assign(new Error(message), { code });
const said = (error: unknown) => {
  const problem = problemOf(error);
  return problem && [problem.say(t), problem.code, problem.reason];
};

test.each([
  ['auth/popup-blocked', 'identity.auth_popup_blocked'],
  ['auth/network-request-failed', 'identity.auth_network'],
  ['auth/user-disabled', 'identity.auth_disabled'],
  ['auth/code-expired', 'identity.auth_code_expired'],
  ['auth/something-new', 'identity.auth_unknown'],
])('IDP-08 %s has its text, its code and the service’s reason', (code, text) => {
  expect(said(failed(code))).toEqual([text, code, 'It did not work.']);
});

test('IDP-08 what has no code is unknown, and its reason is never empty', () => {
  expect(said(new Error('cut off'))).toEqual(['identity.auth_unknown', 'auth/unknown', 'cut off']);
  expect(said(failed('auth/timeout', ''))?.at(2)).toBe('auth/timeout');
  expect(said(null)?.at(1)).toBe('auth/unknown');
});

test.each([
  ['auth/invalid-phone-number', 'number'],
  ['auth/invalid-verification-code', 'code'],
  ['auth/code-expired', 'code'],
  ['auth/invalid-verification-id', 'code'],
  ['auth/quota-exceeded', null],
  ['auth/something-new', null],
])('IDP-08, NET-17 %s belongs beside the field %s', (code, field) => {
  expect(fieldOf(problemOf(failed(code)))).toBe(field);
});

test('IDP-08 a second press while a window is open is no failure', () => {
  expect(problemOf(failed('auth/cancelled-popup-request'))).toBeNull();
});
