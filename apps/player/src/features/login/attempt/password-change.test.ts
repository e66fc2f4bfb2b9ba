import { expect, it } from 'vitest';
import { mustChangePassword } from './password-change.ts';

const plain = {
  says: undefined as boolean | undefined,
  typed: 'x',
  expired: false,
  forced: true,
  first: false,
  automatic: false,
  type: 'username' as const,
};

it.each([
  { ...plain, must: false },
  { ...plain, expired: true, must: true },
  { ...plain, expired: true, forced: false, must: false },
  { ...plain, typed: '{secret}', must: true },
  { ...plain, first: true, must: false },
  { ...plain, says: false, typed: '{secret}', expired: true, must: false },
  { ...plain, says: true, must: true },
  { ...plain, type: 'sms' as const, typed: '{secret}', expired: true, must: false },
  { ...plain, type: 'sms' as const, says: true, must: true },
  { ...plain, automatic: true, must: false },
  { ...plain, automatic: true, first: true, must: true },
  { ...plain, automatic: true, expired: true, must: true },
  { ...plain, automatic: true, expired: true, forced: false, must: false },
  { ...plain, automatic: true, first: true, says: false, must: false },
])(
  'LOGIN-04, LOGIN-08 $type, server says $says, typed $typed, expired $expired, forced $forced, first $first, automatic $automatic: $must',
  ({ says, typed, expired, forced, first, automatic, type, must }) => {
    const answer = {
      passwordExpired: expired,
      firstTimeLogin: first,
      ...(says === undefined ? {} : { passwordChangeRequired: says }),
    };
    const by = { type, password: typed, isAutomatic: automatic, forcesExpired: forced };
    expect(mustChangePassword(answer, by)).toBe(must);
  },
);
