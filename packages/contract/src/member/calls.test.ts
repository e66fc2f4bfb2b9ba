import { expect, test } from 'vitest';
import { memberInfo } from './calls.schema.ts';
import { memberTypes } from './member-types.ts';

const isAnswered = (type: unknown): boolean => memberInfo.answer.shape.type.safeParse(type).success;

test('MEMBER-01 accounts are of the types 0, 1, 2 and 4, and none of the type of a visitor without a session', () => {
  expect([-1, 0, 1, 2, 3, 4, 5, '0', null].filter(isAnswered)).toEqual([0, 1, 2, 4]);
  expect(isAnswered(memberTypes.notLoggedIn)).toBe(false);
});
