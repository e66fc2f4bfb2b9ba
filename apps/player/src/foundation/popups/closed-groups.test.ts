// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from '#platform/storage.ts';
import { clearDevice } from '#platform/testing/clear-device.ts';
import type { Foundation } from '../foundation.ts';
import { makeClosedGroups } from './closed-groups.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(2026, 10, 10, 22, 30));
});
afterEach(() => {
  vi.useRealTimers();
  clearDevice();
});

const own = { site: { merchantCode: 'lumen' }, tabStorage, deviceStorage } as Foundation;
const open = () => makeClosedGroups(own);
/** Opens the site in a new tab. */
const otherSession = () => {
  sessionStorage.clear();
  return open();
};
const members = { audience: 'member', name: 'm_home' } as const;
const one = { title: 'One', content: '<p>1</p>' };
const two = { title: 'Two', content: '<p>2</p>' };

it('POP-06 a group that was never closed is shown; closed, it is hidden for this session', () => {
  expect(open().isHidden(members, [one])).toBe(false);
  open().close(members, [one], null);
  expect(open().isHidden(members, [one])).toBe(true);
  expect(otherSession().isHidden(members, [one])).toBe(false);
});

it('POP-06 the groups of guests and members, and of other names, are closed each by itself', () => {
  open().close(members, [one], 'today');
  expect(open().isHidden({ ...members, audience: 'guest' }, [one])).toBe(false);
  expect(open().isHidden({ ...members, name: 'm_game' }, [one])).toBe(false);
});

it('POP-06 closed for today it stays away in other sessions until the next midnight of the device', () => {
  open().close(members, [one], 'today');
  expect(otherSession().isHidden(members, [one])).toBe(true);
  vi.setSystemTime(new Date(2026, 10, 10, 23, 59, 59, 999));
  expect(otherSession().isHidden(members, [one])).toBe(true);
  vi.setSystemTime(new Date(2026, 10, 11));
  expect(otherSession().isHidden(members, [one])).toBe(false);
});

it.each(['today', 'never', null] as const)(
  'POP-07 closed for %s it comes again as soon as one says something new, and not when one is gone',
  (checkbox) => {
    open().close(members, [one, two], checkbox);
    expect(open().isHidden(members, [two])).toBe(true);
    expect(open().isHidden(members, [two, one])).toBe(true);
    expect(open().isHidden(members, [one, two, { ...two, title: 'Three' }])).toBe(false);
    expect(open().isHidden(members, [one, { ...two, content: '<p>3</p>' }])).toBe(false);
  },
);

it('POP-07 closed for good it stays away on later days; what is new comes, and closing that keeps the rest away', () => {
  open().close(members, [one], 'never');
  vi.setSystemTime(new Date(2027, 3, 1));
  expect(otherSession().isHidden(members, [one])).toBe(true);
  expect(open().isHidden(members, [one, two])).toBe(false);
  open().close(members, [one, two], null);
  expect(open().isHidden(members, [one, two])).toBe(true);
  expect(otherSession().isHidden(members, [one, two])).toBe(false);
  open().close(members, [two], 'never');
  expect(otherSession().isHidden(members, [one, two])).toBe(true);
});

it.each(['7', 'null', '{', '{"items":1}', '[]', '{"items":[null,{}]}'])(
  'POP-06 what somebody else left in the storage (%s) hides nothing and breaks nothing',
  (text) => {
    open().close(members, [one], 'today');
    for (const storage of [tabStorage, deviceStorage]) {
      for (const key of storage.keys('lumen.popup')) storage.write(key, text);
    }
    expect(open().isHidden(members, [one])).toBe(false);
    open().close(members, [one], 'today');
    expect(otherSession().isHidden(members, [one])).toBe(true);
  },
);

it('POP-07 what is kept are MD5 sums of title and content, and of many the newest', () => {
  open().close(members, [one], 'never');
  const key = 'lumen.popupNever.member.m_home';
  const itemsOf = () => (JSON.parse(deviceStorage.read(key) ?? '{}') as { items: string[] }).items;
  // MD5 of `One<p>1</p>`.
  expect(itemsOf()).toEqual(['d13dbfa46530b158b9737b614a9dfa33']);
  const many = Array.from({ length: 250 }, (_, at) => ({ title: String(at), content: '' }));
  open().close(members, many, 'never');
  expect(itemsOf()).toHaveLength(200);
});
