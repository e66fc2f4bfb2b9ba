// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns, type Hindrance, type TurnEvent } from './turns.ts';

const order = ['must', 'news', 'picture', 'may'] as const;
type Name = (typeof order)[number];
let why: Hindrance | null = null;

beforeEach(() => {
  why = null;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function open() {
  const kept: (readonly TurnEvent<Name>[])[] = [];
  const turns = createTurns<Name>({
    order,
    hindrance: () => why,
    onEvent: (events) => kept.push(events),
  });
  const told = () =>
    turns.record().map((event) => [event.name, event.what, event.why].join(' ').trim());
  return { turns, told, kept };
}
const soon = () => vi.advanceTimersByTime(500);

it('POP-09 all that are ready at once come one by one, in their order', () => {
  const { turns, told } = open();
  for (const name of order.toReversed()) turns.offer(name);
  const seen: (Name | null)[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    soon();
    const name = turns.get();
    seen.push(name);
    soon();
    expect(turns.get()).toBe(name);
    if (name) turns.close(name);
  }
  expect(seen).toEqual([...order, null]);
  expect(told().filter((line) => line.endsWith('shown'))).toEqual(
    order.map((name) => `${name} shown`),
  );
  expect(told()).toContain('may waits other');
  expect(vi.getTimerCount()).toBe(0);
});

it('POP-09 one that comes before the others does not push away what stands there', () => {
  const { turns } = open();
  turns.offer('picture');
  soon();
  turns.offer('must');
  vi.advanceTimersByTime(60_000);
  expect(turns.get()).toBe('picture');
  turns.close('picture');
  soon();
  expect(turns.get()).toBe('must');
});

it.each(['closed', 'game', 'payment', 'form', 'dialog'] as const)(
  'POP-09 nothing comes while there is a %s, and the record says so once',
  (hindrance) => {
    const { turns, told } = open();
    why = hindrance;
    turns.offer('news');
    vi.advanceTimersByTime(60_000);
    expect(turns.get()).toBeNull();
    expect(told()).toEqual([`news waits ${hindrance}`]);
    why = null;
    soon();
    expect(turns.get()).toBe('news');
    expect(told()).toEqual([`news waits ${hindrance}`, 'news shown']);
  },
);

it('POP-09 what nobody wants any more when its turn comes is dropped', () => {
  const { turns, told } = open();
  turns.offer('news', () => false);
  turns.offer('may');
  soon();
  expect(turns.get()).toBe('may');
  expect(told()).toEqual(['news dropped', 'may shown']);
});

it('POP-09 what is taken back goes, whether it waits or stands there', () => {
  const { turns } = open();
  const takeBack = turns.offer('news');
  turns.offer('may')();
  soon();
  expect(turns.get()).toBe('news');
  takeBack();
  soon();
  expect(turns.get()).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

it('POP-09 the record keeps the last fifty events, and is handed on at each', () => {
  const { turns, kept } = open();
  for (let round = 0; round < 30; round += 1) {
    turns.offer('news');
    soon();
    turns.close('news');
  }
  expect(turns.record()).toHaveLength(50);
  expect(turns.record().at(-1)).toMatchObject({ name: 'news', what: 'closed' });
  expect(kept.at(-1)).toEqual(turns.record());
});
