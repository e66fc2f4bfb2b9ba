import { expect, it } from 'vitest';
import { ApiError } from '@parlour/client/api-error';
import type { Translate } from '#foundation/language/language.ts';
import { problemOf, type FactorMethod } from './verify-problem.ts';

const t = ((id: string) => id) as Translate;
const refused = (code: string, status = 400) =>
  new ApiError({ kind: 'answer', code, status, message: 'No.' });
const way: FactorMethod = { factor: 'sms', hasEmailCode: true, isRecovery: false };
const say = (error: unknown, of: Partial<FactorMethod> = {}) =>
  problemOf(error, { ...way, ...of }).say(t);

it.each([
  [{}, 'second-factor.sms_wrong'],
  [{ factor: 'ga' }, 'second-factor.ga_wrong'],
  [{ factor: 'ga', isRecovery: true }, 'second-factor.recovery_wrong'],
  [{ factor: 'email' }, 'second-factor.email_code_wrong'],
  [{ factor: 'email', hasEmailCode: false }, 'second-factor.email_wrong'],
  [{ factor: 'payeeName' }, 'second-factor.payee_wrong'],
] as [Partial<FactorMethod>, string][])('TFA-06, NET-17 what is wrong by %j', (of, text) => {
  const error = refused('verification_code_err');
  expect(say(error, of)).toBe(text);
  expect(problemOf(error, { ...way, ...of }).kind).toBe('wrong');
});
it('TFA-06 an attempt whose time is over, and a first proof that no longer counts', () => {
  expect(problemOf(refused('login_verify_required'), way).kind).toBe('wrong');
  expect(problemOf(refused('login.cred.err'), way).kind).toBe('over');
});
it.each(['captcha_err', 'geetest_captcha_err'])(
  'CAP-03, TFA-06 %s: what the captcha opened is over, so the login begins anew',
  (code) => {
    expect(problemOf(refused(code), way).kind).toBe('over');
    expect(say(refused(code))).toBe('second-factor.over');
  },
);
it.each([
  ['a limit', refused('TOO_MANY_REQUEST.login', 429)],
  ['a server that is down', refused('unknown', 502)],
  ['a lost line', new ApiError({ kind: 'offline', code: 'unknown', status: 0, message: '' })],
])('NET-17 %s takes nothing from what was typed', (_case, error) => {
  expect(problemOf(error, way).kind).toBe('failed');
});
