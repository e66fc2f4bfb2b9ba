// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { tabStorage } from '#platform/storage.ts';
import { noteLeft, takeLeft } from './redirect.ts';

beforeEach(() => tabStorage.remove('identityLeft'));

test('IDP-01 a tab knows for what its page was left, once', () => {
  noteLeft(tabStorage, 'line');
  expect([takeLeft(tabStorage, null), takeLeft(tabStorage, null)]).toEqual(['line', null]);
});

test('IDP-01 but not for another way to sign in, nor for a visit that was given up', () => {
  noteLeft(tabStorage, 'google');
  expect(takeLeft(tabStorage, 'facebook')).toBeNull();
  noteLeft(tabStorage, 'google');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000);
  expect(takeLeft(tabStorage, 'google')).toBeNull();
  vi.restoreAllMocks();
});

test.each(['', 'google', 'phone 1', 'nothing 1'])(
  'IDP-01 what else lies there says nothing: %s',
  (text) => {
    tabStorage.write('identityLeft', text);
    expect(takeLeft(tabStorage, null)).toBeNull();
  },
);
