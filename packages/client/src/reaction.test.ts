import type { Reaction } from '@parlour/contract/failures/failure-row';
import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { reactionTo } from './reaction.ts';

const failed = (change: object) =>
  new ApiError({ kind: 'answer', code: 'unknown', status: 400, message: 'No.', ...change });

it.each<[string, object, Reaction]>([
  ['NET-08 HTTP 401', { status: 401 }, 'logOut'],
  ['NET-08 customer.not.login', { code: 'customer.not.login' }, 'logOut'],
  ['NET-08 user.or.token.invalid', { code: 'user.or.token.invalid' }, 'logOut'],
  ['NET-08 login.not.session', { code: 'login.not.session' }, 'logOut'],
  ['NET-08 CUSTOMER_NOT_LOGIN', { message: 'CUSTOMER_NOT_LOGIN' }, 'logOut'],
  ['LOGIN-04 password_change_required', { code: 'password_change_required' }, 'changePassword'],
  [
    'BOOT-05 system_maintenance with HTTP 503',
    { code: 'system_maintenance', status: 503 },
    'front',
  ],
  ['BOOT-06 region_restricted', { code: 'region_restricted', status: 403 }, 'front'],
  ['BOOT-11 domain_not_available', { code: 'domain_not_available', status: 404 }, 'line'],
  ['NET-09 HTTP 502', { status: 502 }, 'silent'],
  ['NET-09 HTTP 429 without a code', { status: 429 }, 'wait'],
  ['NET-09 TOO_MANY_REQUEST', { code: 'TOO_MANY_REQUEST' }, 'wait'],
  ['NET-09 a code that begins so', { code: 'TOO_MANY_REQUEST.login', status: 200 }, 'wait'],
  ['NET-10 a code that only holds it', { code: 'NO_TOO_MANY_REQUEST' }, 'alert'],
  ['LOGIN-06 login.cred.err', { code: 'login.cred.err' }, 'inPlace'],
  ['LOGIN-06 not.exists.user', { code: 'not.exists.user' }, 'inPlace'],
  ['LAUNCH-01 vendor_timeout with HTTP 504', { code: 'vendor_timeout', status: 504 }, 'inPlace'],
  ['LAUNCH-01 game_not_found', { code: 'game_not_found', status: 404 }, 'inPlace'],
  ['NET-11 no line', { kind: 'offline', code: 'ERR_NETWORK', status: 0 }, 'toast'],
  ['LAUNCH-03 no answer in time', { kind: 'timeout', code: 'ECONNABORTED', status: 0 }, 'alert'],
  ['LAUNCH-03 HTTP 504', { status: 504 }, 'alert'],
  ['NET-10 a code that no row knows', { code: 'house.on.fire', status: 418 }, 'alert'],
  ['NET-10 HTTP 500', { status: 500 }, 'alert'],
  ['NET-10 success false with HTTP 200', { status: 200 }, 'alert'],
])('%s leads to %s', (_case, change, reaction) => {
  expect(reactionTo(failed(change))).toBe(reaction);
});
