import { expect, it } from 'vitest';
import { message, opened, queued } from '../../../testing/sample-talks.ts';
import { mergeEarlier, mergeNewer, type OpenedTalk } from './merge-talk.ts';

const talk = (numbers: number[], hasEarlier = false): OpenedTalk =>
  opened(
    queued(1),
    numbers.map((each) => message(each)),
    { hasEarlier },
  );
const textsOf = ({ messages, hasEarlier }: OpenedTalk) => [
  messages.map(({ text }) => text.replace('number ', '')).join(' '),
  hasEarlier,
];

it('CHAT-05 what was loaded of a talk stays when its newest messages are asked for again', () => {
  expect(textsOf(mergeNewer(undefined, talk([3, 4], true)))).toEqual(['3 4', true]);
  expect(textsOf(mergeNewer(talk([1, 2, 3]), talk([3, 4], true)))).toEqual(['1 2 3 4', false]);
});
it('CHAT-05 a gap is shown as earlier messages that are to be loaded', () => {
  expect(textsOf(mergeNewer(talk([1, 2]), talk([5, 6], true)))).toEqual(['5 6', true]);
});
it('CHAT-05 earlier messages come before, each once', () => {
  expect(textsOf(mergeEarlier(talk([3, 4], true), talk([1, 2, 3])))).toEqual(['1 2 3 4', false]);
});
