// Limits a field to the length of a message: of a typed or pasted text it keeps as much as fits, at the place where it was inserted.
import { isWithinMessage, listCharacters } from '@parlour/contract/feedback/message-length';

type FittedText = { text: string; caret: number };

function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let at = 0;
  while (at < most && one[at] === other[at]) at += 1;
  return at;
}

function commonEnd(one: string, other: string, most: number): number {
  let count = 0;
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

/** Cuts the inserted part of `after` until the whole fits. `before` is the earlier text; `caret` is the end of the insertion. */
export function fitChange(before: string, after: string, caret: number): FittedText {
  if (isWithinMessage(after)) return { text: after, caret };
  const tail = commonEnd(before, after, Math.min(before.length, after.length - caret));
  const head = Math.min(commonStart(before, after), after.length - tail);
  const [start, end] = [after.slice(0, head), after.slice(after.length - tail)];
  const put = listCharacters(after.slice(head, after.length - tail));
  const withFirst = (count: number): string => put.slice(0, count).join('');
  // Binary search, because a paste may be very long.
  let [least, most] = [0, put.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (isWithinMessage(start + withFirst(middle) + end)) least = middle;
    else most = middle - 1;
  }
  const taken = withFirst(least);
  return { text: start + taken + end, caret: head + taken.length };
}
