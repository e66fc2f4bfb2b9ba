import { expect, test } from 'vitest';
import { createEventReader } from './event-blocks.ts';

test('SIG-01 events are read wherever the stream is cut, and comments say nothing', () => {
  const text =
    ': begun\n\nevent: changed\ndata: {"what":["balance","site"]}\n\n: still here\n\nevent: changed\r\ndata: {"what":["session"]}\r\n\r\n';
  for (let size = 1; size < text.length; size += 1) {
    const reader = createEventReader();
    const read: string[] = [];
    for (let at = 0; at < text.length; at += size)
      read.push(...reader.read(text.slice(at, at + size)));
    expect(read, `in pieces of ${size}`).toEqual(['balance', 'site', 'session']);
  }
});
test.each([
  'event: other\ndata: {"what":["balance"]}\n\n',
  'event: changed\ndata: rubbish\n\n',
  'event: changed\ndata: {"what":"balance"}\n\n',
  'event: changed\ndata: {"what":["gold"]}\n\n',
  'event: changed\n\n',
])('SIG-01 %j of another release says nothing', (text) => {
  expect(createEventReader().read(text)).toEqual([]);
});
