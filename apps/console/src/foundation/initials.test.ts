import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['mira.santos', 'MS'],
  ['support@parlour.example', 'SU'],
  ['李小龙', '李小'],
  ['', ''],
])('STAFF-09 the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
