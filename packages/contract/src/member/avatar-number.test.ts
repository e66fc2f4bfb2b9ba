import { expect, it } from 'vitest';
import { avatarNumber } from './avatar-number.ts';

const ids = Array.from({ length: 300 }, (_, index) => `member-${index}`);
const numbers = (count: number) => new Set(ids.map((id) => avatarNumber(id, count)));

it('MEMBER-03 a member keeps one picture', () => {
  expect(avatarNumber('7f3a', 9)).toBe(avatarNumber('7f3a', 9));
});
it.each([
  [9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [3, [1, 2, 3]],
  [1, [1]],
  [0, [1]],
  [40, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('MEMBER-03 of %s pictures all are in use, and no other', (count, expected) => {
  expect([...numbers(count)].toSorted((one, two) => one - two)).toEqual(expected);
});
