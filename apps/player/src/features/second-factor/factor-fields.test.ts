import { expect, it } from 'vitest';
import { secondFactors } from '@parlour/contract/login/second-factors';
import { fieldsOf, missingOf, verificationOf, type FactorValues } from './factor-fields.ts';

const first = {
  username: 'demo',
  password: 'demo-Pass1',
  type: 'username',
  loginDeviceId: 'device',
} as const;
const typed: FactorValues = {
  mobileNum: ' 917 555 0142 ',
  verificationCode: ' 482100 ',
  authCode: '123456 ',
  email: ' anna@example.test',
  payeeName: ' Anna Example ',
};

const given = (factor: (typeof secondFactors)[number], hasEmailCode = true) =>
  verificationOf(first, { factor, names: fieldsOf(factor, hasEmailCode), typed }, '63');

it('TFA-03, TFA-04 sends the first proof, the way, and of what was typed only its own, trimmed', () => {
  expect(given('sms')).toEqual({
    ...first,
    method: 'S',
    countryDialingCode: '63',
    mobileNum: '917 555 0142',
    verificationCode: '482100',
  });
  expect(given('ga')).toEqual({ ...first, method: 'G', authCode: '123456' });
  const email = { ...first, method: 'E', email: 'anna@example.test' };
  expect(given('email')).toEqual({ ...email, verificationCode: '482100' });
  expect(given('email', false)).toEqual(email);
  expect(given('payeeName')).toEqual({ ...first, method: 'P', payeeName: 'Anna Example' });
});
it('TFA-03 a number without a country names none: the first proof’s own stays', () => {
  const names = fieldsOf('sms', true);
  const own = { ...first, type: 'sms' as const, countryDialingCode: '66' };
  expect(verificationOf(own, { factor: 'sms', names, typed }, '')).toMatchObject({
    countryDialingCode: '66',
  });
});
it.each(secondFactors)(
  'TFA-04 %s: all of its fields are missing until something stands there',
  (factor) => {
    const names = fieldsOf(factor, true);
    expect(names.length).toBeGreaterThan(0);
    expect(missingOf(names, {})).toEqual(names);
    expect(missingOf(names, Object.fromEntries(names.map((name) => [name, '  '])))).toEqual(names);
    expect(missingOf(names, typed)).toEqual([]);
  },
);
it.each(['sms', 'email', 'ga'] as const)(
  'TFA-04 %s: a code that lacks a digit is missing, and nothing is sent',
  (factor) => {
    const short = { ...typed, verificationCode: '48210', authCode: '12345' };
    const last = fieldsOf(factor, true).at(-1);
    expect(missingOf(fieldsOf(factor, true), short)).toEqual([last]);
  },
);
it('TFA-04, TFA-08 a recovery code may have any length', () => {
  expect(missingOf(['authCode'], { authCode: 'AB-C' }, true)).toEqual([]);
  expect(missingOf(['authCode'], {}, true)).toEqual(['authCode']);
});
