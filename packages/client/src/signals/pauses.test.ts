import { expect, it } from 'vitest';
import { pauseAfter } from './pauses.ts';

const worked = { hasBegun: true, status: 200, retryAfter: null };
const failed = { hasBegun: false, status: null, retryAfter: null };

it('SIG-08 after a stream that worked the browsers return over five seconds', () => {
  expect([0, 0.5, 1].map((random) => pauseAfter(worked, 0, random))).toEqual([500, 2_750, 5_000]);
});
it('SIG-08 each failure doubles the wait, up to five minutes', () => {
  const waits = [1, 2, 3, 20].map((failures) => pauseAfter(failed, failures, 1));
  expect(waits).toEqual([5_000, 10_000, 20_000, 300_000]);
  expect(pauseAfter(failed, 20, 0)).toBe(150_000);
});
it('SIG-08 nobody returns before the server said', () => {
  const busy = { ...failed, status: 503, retryAfter: 7 };
  expect([0, 1].map((random) => pauseAfter(busy, 1, random))).toEqual([7_000, 14_000]);
});
