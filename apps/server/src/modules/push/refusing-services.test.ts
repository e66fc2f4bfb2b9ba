import { describe, expect, test } from 'vitest';
import { watchServices } from './refusing-services.ts';

const second = 1_000;
const minute = 60 * second;
const line = 'lumen push.example mailto:push@lumen.example';

/** Wraps a watch of the services so that each call returns one value. */
function play() {
  const services = watchServices();
  return {
    refused: (memberId: string, now: number, at = line) =>
      services.refused(at, memberId, now).isNew,
    taken: (now: number, at = line) => services.taken(at, now).wasRefusing,
    waitUntil: (memberId: string, now: number, at = line) => services.waitUntil(at, memberId, now),
  };
}
const refusedByThree = () => {
  const service = play();
  for (const member of ['a', 'b', 'c']) service.refused(member, 0);
  return service;
};

describe('a service that answers 401 or 403', () => {
  test('PUSH-04 refuses the merchant once three members were refused', () => {
    const { refused, waitUntil } = play();
    expect(['a', 'a', 'b', 'b'].map((member) => refused(member, 0))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(waitUntil('d', 0)).toBeNull();
    expect(refused('c', 0)).toBe(true);
    expect(waitUntil('d', 0)).toBe(minute);
  });

  test('PUSH-04 and where fewer members have it, after ten minutes', () => {
    const { refused } = play();
    expect([0, 5 * second, 9 * minute].map((now) => refused('a', now))).toEqual([
      false,
      false,
      false,
    ]);
    expect(refused('a', 10 * minute)).toBe(true);
  });

  test('PUSH-04 but not where it takes those of others: then it is their own subscription', () => {
    const { refused, taken } = play();
    taken(0);
    expect(['a', 'b', 'c', 'd'].map((member) => refused(member, minute))).not.toContain(true);
    taken(9 * minute);
    expect(refused('a', 18 * minute)).toBe(false);
    expect(['a', 'b', 'c'].map((member) => refused(member, 20 * minute))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('PUSH-04 says nothing of another service, merchant or contact', () => {
    const { waitUntil } = refusedByThree();
    expect(waitUntil('a', 0, 'lumen other.example mailto:push@lumen.example')).toBeNull();
  });
});

describe('a service that refuses the merchant', () => {
  test('PUSH-04 is asked by one message after one, five and fifteen minutes', () => {
    const { refused, waitUntil } = refusedByThree();
    const pauses: number[] = [];
    let now = 0;
    for (const member of ['a', 'b', 'a', 'b']) {
      // The pause of a member whose message was not the last test.
      const until = waitUntil(member, now) ?? now;
      pauses.push((until - now) / minute);
      now = until;
      expect(waitUntil(member, now)).toBeNull();
      // All others wait for the test's result.
      expect(waitUntil('d', now)).toBe(now + minute);
      refused(member, now);
    }
    expect(pauses).toEqual([1, 5, 15, 15]);
  });

  test('PUSH-04 is open to all with the first message that it takes', () => {
    const { taken, waitUntil } = refusedByThree();
    expect(waitUntil('a', minute)).toBeNull();
    expect(taken(minute)).toBe(true);
    expect([waitUntil('a', minute), waitUntil('b', minute), taken(minute)]).toEqual([
      null,
      null,
      false,
    ]);
  });

  test('PUSH-04 is asked by another member than the last one, where there is another', () => {
    const { refused, waitUntil } = refusedByThree();
    expect(waitUntil('a', minute)).toBeNull();
    refused('a', minute);
    const until = minute + 5 * minute;
    expect(waitUntil('a', until)).toBe(until + minute);
    expect(waitUntil('b', until)).toBeNull();
  });

  test('PUSH-04 is not left alone longer by what was on its way before', () => {
    const { refused, waitUntil } = refusedByThree();
    for (const member of ['d', 'e', 'f']) expect(refused(member, 0)).toBe(false);
    expect(waitUntil('g', 0)).toBe(minute);
  });
});
