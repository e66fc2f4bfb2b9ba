import { expect, it } from 'vitest';
import { mustChangePassword } from './password-change.ts';

it.each([
  { says: undefined, typed: 'x', passwordExpired: false, forced: true, must: false },
  { says: undefined, typed: 'x', passwordExpired: true, forced: true, must: true },
  { says: undefined, typed: 'x', passwordExpired: true, forced: false, must: false },
  { says: undefined, typed: '{secret}', passwordExpired: false, forced: false, must: true },
  { says: false, typed: '{secret}', passwordExpired: true, forced: true, must: false },
  { says: true, typed: 'x', passwordExpired: false, forced: false, must: true },
])(
  'LOGIN-04 server says $says, typed $typed, expired $passwordExpired, forced $forced: $must',
  ({ says, typed, passwordExpired, forced, must }) => {
    const answer = {
      passwordExpired,
      ...(says === undefined ? {} : { passwordChangeRequired: says }),
    };
    expect(mustChangePassword(answer, typed, forced)).toBe(must);
  },
);
