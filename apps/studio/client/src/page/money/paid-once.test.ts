import { expect, it } from 'vitest';
import { orderOf } from './paid-once.ts';

let made = 0;
const newKey = () => `key ${(made += 1)}`;

it('G3 an order that was not answered keeps its key, another order gets its own', () => {
  const first = orderOf(null, '7: 1,2,3,4,5,6', newKey);
  expect(orderOf(first, '7: 1,2,3,4,5,6', newKey)).toBe(first);
  expect(orderOf(first, '7: 1,2,3,4,5,7', newKey).key).not.toBe(first.key);
});

it('G3 once it was answered, the same numbers are a new order', () => {
  const first = orderOf(null, '7: 1,2,3,4,5,6', newKey);
  expect(orderOf(null, '7: 1,2,3,4,5,6', newKey).key).not.toBe(first.key);
});
