import { expect, it } from 'vitest';
import { ApiError } from '@parlour/client/api-error';
import type { Credentials } from '../credentials.ts';
import type { Translate } from '#foundation/language/language.ts';
import { problemOf } from './login-problem.ts';

const texts = { need: async () => undefined };

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
  async (code) => {
    expect(await problemOf(refused(code), typed, texts)).toMatchObject({ wrong: typed });
  },
);
it.each([500, 503])(
  'NET-10 an answer of %i is left to a notice, with words or without',
  async (status) => {
    const without = new ApiError({ kind: 'answer', code: 'unknown', status, message: '' });
    for (const error of [without, refused('unknown', status)])
      expect(await problemOf(error, typed, texts)).toBeNull();
  },
);
it.each(['login_verify_required', 'function.not.available'])(
  'LOGIN-06 %s is left to a notice',
  async (code) => expect(await problemOf(refused(code), typed, texts)).toBeNull(),
);
it('NET-08 the end of a session is said by its own notice', async () => {
  expect(await problemOf(refused('unknown', 401), typed, texts)).toBeNull();
});
it.each([
  ['a limit', refused('TOO_MANY_REQUEST.login', 429)],
  ['a lost line', new ApiError({ kind: 'offline', code: 'unknown', status: 0, message: '' })],
])('NET-17 %s is said in the form, and blames no field', async (_case, error) => {
  expect(await problemOf(error, typed, texts)).toMatchObject({ wrong: null });
});

it('LOGIN-11 a lock says when to try again, and without a line for those texts what is wrong', async () => {
  const lock = new ApiError({
    kind: 'answer',
    code: 'login.cred.err',
    status: 400,
    message: 'No.',
    retryAfter: 60,
  });
  const t = ((id: string) => `text of ${id}`) as Translate;
  const said = async (need: () => Promise<undefined>) =>
    (await problemOf(lock, typed, { need }))?.say(t);
  expect(await said(texts.need)).toBe('text of error.login.cred.err text of codes.wait_seconds');
  expect(await said(() => Promise.reject(new Error('no line')))).toBe(
    'text of error.login.cred.err',
  );
});
