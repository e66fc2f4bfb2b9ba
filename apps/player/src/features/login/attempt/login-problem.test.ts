import { expect, it } from 'vitest';
import { ApiError } from '@parlour/client/api-error';
import type { Credentials } from '../credentials.ts';
import { problemOf } from './login-problem.ts';

const typed: Credentials = {
  username: 'demo',
  password: 'a slip',
  type: 'username',
  rememberMe: false,
};
const refused = (code: string, status = 400) =>
  new ApiError({ kind: 'answer', code, status, message: 'No.' });

it.each(['login.cred.err', 'not.exists.user', 'verification_code_err'])(
  'LOGIN-06 %s blames what was typed',
  (code) => {
    expect(problemOf(refused(code), typed)?.wrong).toBe(typed);
  },
);
it.each(['login_verify_required', 'function.not.available'])(
  'LOGIN-06 %s is left to a notice',
  (code) => expect(problemOf(refused(code), typed)).toBeNull(),
);
it('NET-08 the end of a session is said by its own notice', () => {
  expect(problemOf(refused('unknown', 401), typed)).toBeNull();
});
it.each([
  ['a limit', refused('TOO_MANY_REQUEST.login', 429)],
  ['a lost line', new ApiError({ kind: 'offline', code: 'unknown', status: 0, message: '' })],
])('NET-17 %s is said in the form, and blames no field', (_case, error) => {
  expect(problemOf(error, typed)).toMatchObject({ wrong: null });
});
