import { expect, it } from 'vitest';
import { ApiError } from '@parlour/client/api-error';
import type { Language } from '@parlour/contract/languages';
import { createLanguage } from '#foundation/language/language.ts';
import { sayAlert, sayFailure } from './failure.ts';
import { isLimit, isSaidInPlace, isSilent, isVerdict } from './meaning.ts';
import { endsSession, isLate, refusalOf } from './outcome.ts';

const language = createLanguage('EN', { currency: 'PHP', digits: null }, () => {});
await language.need(['start']);
const { t } = language.get();
const failed = (change: object) =>
  new ApiError({ kind: 'answer', code: 'unknown', status: 500, message: '', ...change });

it.each([
  ['offline', failed({ kind: 'offline', status: 0 }), 'site.offline'],
  ['an envelope that failed', failed({ kind: 'sealing', status: 0 }), 'envelope.failed'],
  ['timeout', failed({ kind: 'timeout', status: 0 }), 'site.timeout'],
  ['HTTP 504 without words', failed({ status: 504 }), 'site.timeout'],
  ['HTTP 502', failed({ status: 502 }), 'site.unavailable'],
  ['HTTP 500 without words', failed({}), 'site.unknown_error'],
  ['a fault of ours', new TypeError('x'), 'site.unknown_error'],
] as const)('NET-17 %s is said in our words', (_case, error, id) => {
  expect(sayFailure(error)(t)).toBe(t(id));
});
it('NET-15 a refusal has its code and what the server says besides, if that is an object', () => {
  const value = { retryAfter: 60 };
  expect(refusalOf(failed({ code: 'login.cred.err', value }))).toEqual({
    code: 'login.cred.err',
    value,
  });
  expect(refusalOf(failed({ value: null }))).toEqual({ code: 'unknown', value: {} });
  expect(refusalOf(failed({ value: 'soon' }))).toEqual({ code: 'unknown', value: {} });
});
it('NET-17 without an answer, or with a fault of ours, there is no refusal', () => {
  const none = [failed({ kind: 'offline' }), failed({ kind: 'timeout' }), new TypeError('x'), null];
  expect(none.map(refusalOf)).toEqual([null, null, null, null]);
});
it('LAUNCH-03 late is a timeout of ours, or HTTP 504 of a service behind the server', () => {
  const errors = [
    failed({ kind: 'timeout', status: 0 }),
    failed({ status: 504 }),
    failed({ status: 503 }),
  ];
  expect([...errors, new TypeError('x')].map(isLate)).toEqual([true, true, false, false]);
});
it('NET-08 the end of a session is known by its code or status', () => {
  const errors = [failed({ code: 'customer.not.login' }), failed({ status: 401 }), failed({})];
  expect([...errors, new TypeError('x')].map(endsSession)).toEqual([true, true, false, false]);
});
const speaking = async (of: Language) => {
  const spoken = createLanguage(of, { currency: 'PHP', digits: null }, () => {});
  await spoken.need(['start', 'errors']);
  return spoken.get().t;
};

it('NET-10 an alert says the words of the server as they are, and an answer without any is an unknown error', () => {
  expect(sayAlert(failed({ message: 'Closed until noon.' }))(t)).toBe('Closed until noon.');
  expect(sayAlert(failed({ status: 503 }))(t)).toBe('Something went wrong. Try again.');
  expect(sayAlert(failed({ status: 504 }))(t)).toBe(t('site.timeout'));
  expect(sayAlert(failed({ kind: 'offline', status: 0 }))(t)).toBe(t('site.offline'));
});
it('NET-17 a page says a refusal in the language of its reader, and never in the server’s words', async () => {
  const english = await speaking('EN');
  const urdu = await speaking('UR');
  const say = sayFailure(failed({ code: 'voucher_used', status: 409, message: 'Ya utilizado.' }));
  expect(say(english)).toBe('You’ve already used this voucher.');
  expect(say(urdu)).toMatch(/^[\u0600-\u06FF\s۔،]+$/);
  const foreign = sayFailure(failed({ code: 'house.on.fire', message: 'Fuera.' }));
  expect(foreign(english)).toBe('Something went wrong. Try again.');
  expect(foreign(urdu)).toBe(urdu('site.unknown_error'));
});
it('NET-09, NET-10 what no alert speaks of, and what a form says of its own fields', () => {
  const errors = [
    failed({ status: 502 }),
    failed({ code: 'TOO_MANY_REQUEST' }),
    failed({ code: 'login.cred.err' }),
    failed({}),
    new TypeError('x'),
  ];
  expect(errors.map(isSilent)).toEqual([true, true, false, false, false]);
  expect(errors.map(isSaidInPlace)).toEqual([false, false, true, false, false]);
});
it('NET-08 the end of a session is no verdict of what was asked', () => {
  expect(isVerdict(failed({ status: 401, message: 'No.' }))).toBe(false);
});
it('NET-09 what a gateway says with a 502 is no verdict', () => {
  expect(isVerdict(failed({ status: 502, message: 'Bad gateway' }))).toBe(false);
});
it('NET-09, NET-17 a limit is no verdict', () => {
  const limit = failed({ code: 'TOO_MANY_REQUEST.login', message: 'Later.' });
  expect([isLimit(limit), isVerdict(limit), isVerdict(failed({ message: 'No.' }))]).toEqual([
    true,
    false,
    true,
  ]);
});
