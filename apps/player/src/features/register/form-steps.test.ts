import { expect, it } from 'vitest';
import { modelOf } from './form-model.ts';
import { nothing } from './form-values.ts';
import { stepOf, stepsOf } from './form-steps.ts';
import { byMobile, byName, field } from './testing/settings.ts';

const names = (settings: Parameters<typeof modelOf>[0], typed = nothing, hasInvitation = false) =>
  stepsOf(modelOf(settings), typed, hasInvitation).map(({ fields, hasCode }) =>
    hasCode ? 'code' : fields.map(({ name }) => name).join(' '),
  );

it('REG-01 a form of a name and a password has one step', () => {
  expect(names(byName)).toEqual(['username password']);
});
it('REG-01 steps keep the merchant’s order, and the code comes last', () => {
  const email = field({ order: 25 });
  expect(names({ ...byMobile, email })).toEqual(['username password', 'email mobileNum', 'code']);
});
it('REG-01 a number that may be left out has a code once it is typed', () => {
  const settings = { ...byMobile, mobileNum: field({ order: 30, required: false }) };
  expect(names(settings)).toEqual(['username password', 'mobileNum']);
  expect(names(settings, { ...nothing, mobileNum: '917' })).toContain('code');
});
it('REG-02 an invitation’s code takes no place', () => {
  const settings = { ...byName, referralCode: field({ order: 60 }) };
  expect(names(settings)).toEqual(['username password', 'referralCode']);
  expect(names(settings, nothing, true)).toEqual(['username password']);
});
it('REG-01 what no step has by name is on the last one', () => {
  const steps = stepsOf(modelOf(byMobile), nothing, false);
  const places = (['confirmPassword', 'mobileNum', 'verificationCode', 'accepted'] as const).map(
    (name) => stepOf(name, steps),
  );
  expect(places).toEqual([0, 1, 2, 2]);
});
