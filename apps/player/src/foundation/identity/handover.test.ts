import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeyValue } from '#platform/storage.ts';
import {
  handOver,
  hasGiven,
  identityAddress,
  readWish,
  takeGiven,
  type GivenIdentity,
} from './handover.ts';

const given: GivenIdentity = { channel: 'google', idToken: 'a.b.c', label: 'anna@mail.example' };
function openStorage(): KeyValue {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('IDP-03 what is handed over is taken once, by whom it is for', () => {
  const storage = openStorage();
  handOver(storage, 'login', given);
  expect([hasGiven(storage, 'login'), hasGiven(storage, 'bind')]).toEqual([true, false]);
  expect(takeGiven(storage, 'bind')).toBeNull();
  expect(takeGiven(storage, 'login')).toEqual(given);
  expect(takeGiven(storage, 'login')).toBeNull();
  expect(storage.keys('')).toEqual([]);
});

test('A11 after five minutes it is of no use, and gone', () => {
  const storage = openStorage();
  handOver(storage, 'login', given);
  vi.advanceTimersByTime(300_000);
  expect(takeGiven(storage, 'login')).toBeNull();
  expect(storage.keys('')).toEqual([]);
});

test.each(['', 'x', '{}', '{"channel":"myspace","at":0}'])('A11 %s is nothing', (text) => {
  const storage = openStorage();
  storage.write('identity.login', text);
  expect(takeGiven(storage, 'login')).toBeNull();
});

test('IDP-01 the address says by which way and what for, and a made-up one says nothing', () => {
  expect(identityAddress('line', 'login')).toBe('/m/identity?with=line');
  expect(identityAddress('line', 'bind')).toBe('/m/identity?with=line&for=bind');
  expect(readWish('?with=line&for=bind')).toEqual({ channel: 'line', purpose: 'bind' });
  expect(readWish('?with=__proto__&for=x')).toEqual({ channel: null, purpose: 'login' });
});
