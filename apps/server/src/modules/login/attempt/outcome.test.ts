import { secondFactors } from '@parlour/contract/login/second-factors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomeOf, type AttemptFacts } from './outcome.ts';

const proven: AttemptFacts = {
  isProven: true,
  first: 'password',
  asked: [],
  given: [],
  isKnownAddress: false,
  mustChangePassword: false,
};

test.each<[string, Partial<AttemptFacts>, string]>([
  ['a wrong password', { isProven: false }, 'refused'],
  [
    'a wrong password with a right second factor',
    { isProven: false, asked: ['ga'], given: ['ga'] },
    'refused',
  ],
  ['the password alone', {}, 'full'],
  ['the password where a factor is asked for', { asked: ['ga'] }, 'waiting'],
  ['the password and one of two factors', { asked: ['sms', 'ga'], given: ['ga'] }, 'full'],
  ['a factor that was not asked for', { asked: ['ga'], given: ['payeeName'] }, 'waiting'],
  ['an address that passed before', { asked: ['ga'], isKnownAddress: true }, 'full'],
  ['a password to be changed', { mustChangePassword: true }, 'limited'],
  [
    'a password to be changed before its second factor',
    { mustChangePassword: true, asked: ['ga'] },
    'waiting',
  ],
  ['a code by text message', { first: 'sms', given: ['sms'] }, 'full'],
  [
    'a code by text message where one is asked for',
    { first: 'sms', asked: ['sms'], given: ['sms'] },
    'full',
  ],
  [
    'a code by text message where another is asked for',
    { first: 'sms', asked: ['ga'], given: ['sms'] },
    'waiting',
  ],
  [
    'a code by text message with a password to be changed',
    { first: 'sms', given: ['sms'], mustChangePassword: true },
    'full',
  ],
  ['what the device remembers', { first: 'remembered' }, 'basic'],
  [
    'what the device remembers where a factor is asked for',
    { first: 'remembered', asked: ['ga'] },
    'waiting',
  ],
  [
    'what the device remembers, from an address that passed',
    { first: 'remembered', asked: ['ga'], isKnownAddress: true },
    'basic',
  ],
  [
    'what the device remembers and a factor',
    { first: 'remembered', asked: ['ga'], given: ['ga'] },
    'full',
  ],
  [
    'what the device remembers with a password to be changed',
    { first: 'remembered', mustChangePassword: true },
    'limited',
  ],
  ['a passkey where a factor is asked for', { first: 'passkey', asked: ['ga'] }, 'full'],
  [
    'a passkey with a password to be changed',
    { first: 'passkey', mustChangePassword: true },
    'full',
  ],
  ['a passkey that is not right', { first: 'passkey', isProven: false }, 'refused'],
])('A10, LOGIN-04, LOGIN-05 %s', (_, facts, outcome) => {
  expect(outcomeOf({ ...proven, ...facts })).toBe(outcome);
});

test('A10 no attempt whose first proof is wrong, or whose second is due, is a session', () => {
  const factors = fc.subarray([...secondFactors]);
  const anyFacts = fc.record<AttemptFacts>({
    isProven: fc.boolean(),
    first: fc.constantFrom('password', 'sms', 'remembered', 'passkey'),
    asked: factors,
    given: factors,
    isKnownAddress: fc.boolean(),
    mustChangePassword: fc.boolean(),
  });
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const isDue =
        facts.first !== 'passkey' &&
        facts.asked.length > 0 &&
        !facts.isKnownAddress &&
        facts.asked.every((factor) => !facts.given.includes(factor));
      const isSession = !['refused', 'waiting'].includes(outcomeOf(facts));
      expect(isSession).toBe(facts.isProven && !isDue);
    }),
  );
});
