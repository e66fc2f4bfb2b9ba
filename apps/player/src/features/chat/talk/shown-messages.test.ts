import { describe, expect, it } from 'vitest';
import { idOf, message, opened } from '../testing/sample-talks.ts';
import { mergeNewest } from './merge-pages.ts';
import { listRuns, listShown } from './shown-messages.ts';

const textsOf = (messages: readonly { text: string }[]) => messages.map(({ text }) => text);
const numbers = (...all: number[]) => all.map((number) => message(number));

describe('pages of messages', () => {
  it('CHAT-05 newer ones join those known from before', () => {
    const known = { ...opened(numbers(1, 2, 3)), hasEarlier: true };
    const newest = { ...opened(numbers(2, 3, 4)), hasEarlier: true };
    const merged = mergeNewest(known, newest);
    expect(textsOf(merged.messages)).toEqual(['number 1', 'number 2', 'number 3', 'number 4']);
    expect(merged.hasEarlier).toBe(true);
    expect(mergeNewest({ ...known, hasEarlier: false }, newest).hasEarlier).toBe(false);
  });
  it('CHAT-05 behind a gap they are shown alone, because some are missing between', () => {
    const newest = { ...opened(numbers(9)), hasEarlier: true };
    expect(mergeNewest(opened(numbers(1)), newest)).toBe(newest);
    expect(mergeNewest(undefined, newest)).toBe(newest);
  });
});

describe('what a talk shows', () => {
  const waits = (number: number, talkId: string | null = idOf(1)) => ({
    clientId: idOf(number),
    talkId,
    begins: { clientId: idOf(51), subject: 'A name' },
    text: `waits ${number}`,
    pictureIds: [],
    at: 1,
    problem: null,
  });
  const ids = { id: idOf(1), begun: null };

  it('CHAT-05 is each message once: as the server has it, as sent, as it waits', () => {
    const sent = [
      { talkId: idOf(1), message: message(2, { clientId: idOf(60) }) },
      { talkId: idOf(1), message: message(3, { clientId: idOf(61) }) },
      { talkId: idOf(2), message: message(4) },
    ];
    const waiting = [waits(61), waits(62), waits(63, idOf(2))];
    const shown = listShown(numbers(1, 2), { sent, waiting, begun: {} }, ids);
    expect(textsOf(shown)).toEqual(['number 1', 'number 2', 'number 3', 'waits 62']);
  });
  it('CHAT-05 of a talk that waits to be begun is what waits with it', () => {
    const waiting = [waits(62, null), waits(63)];
    const state = { sent: [], waiting, begun: {} };
    expect(textsOf(listShown([], state, { id: null, begun: idOf(51) }))).toEqual(['waits 62']);
    expect(textsOf(listShown([], state, { id: null, begun: idOf(52) }))).toEqual([]);
  });
});

it('CHAT-05 a run ends with its author, its day, the line of new messages, and how far it came', () => {
  const at = new Date(2026, 10, 20, 12).getTime();
  const waitless = { waits: null };
  const all = [
    { ...message(1, { at }), ...waitless },
    { ...message(2, { at: at + 1 }), ...waitless },
    { ...message(3, { at: at + 2, isRead: false }), ...waitless },
    { ...message(4, { at: at + 3, from: 'staff', name: 'Robin' }), ...waitless },
    { ...message(5, { at: at + 4, from: 'staff', name: 'Robin' }), ...waitless },
    { ...message(6, { at: at + 86_400_000, from: 'staff', name: 'Robin' }), ...waitless },
  ];
  const runs = listRuns(all, idOf(105));
  expect(runs.map(({ isNewDay, isNew, messages }) => [isNewDay, isNew, messages.length])).toEqual([
    [true, false, 2],
    [false, false, 1],
    [false, false, 1],
    [false, true, 1],
    [true, false, 1],
  ]);
});
