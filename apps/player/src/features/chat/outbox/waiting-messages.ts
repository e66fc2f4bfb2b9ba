// Messages that wait on the device for the server, in the order in which they were written. They outlive the tab, belong to one member,
// and are removed by a logout, as all keys with this prefix.
import { ownPrefix } from '#foundation/session/tab-record.ts';
import type { KeyValue } from '#platform/storage.ts';

/** A talk that begins with the message; `clientId` makes it one talk. */
type BegunTalk = { clientId: string; subject: string };

export type WaitingMessage = {
  clientId: string;
  /** Null until the talk that it begins has its id. */
  talkId: string | null;
  begins: BegunTalk | null;
  text: string;
  pictureIds: readonly string[];
  /** The time at which it was written, in epoch milliseconds. */
  at: number;
  /** The error code with which the server refused it for good, else null. */
  problem: string | null;
};

const waitingPrefix = `${ownPrefix}chat.`;
const keyOf = (memberId: string): string => waitingPrefix + memberId;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

function isBegunTalk(value: unknown): value is BegunTalk | null {
  if (value === null) return true;
  const { clientId, subject } = value as Partial<BegunTalk>;
  return isText(clientId) && isText(subject);
}

function isWaiting(value: unknown): value is WaitingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { clientId, talkId, begins, text, pictureIds, at, problem } = value as WaitingMessage;
  return (
    [clientId, text].every(isText) &&
    [talkId, problem].every(isTextOrNull) &&
    isBegunTalk(begins) &&
    (talkId !== null || begins !== null) &&
    Array.isArray(pictureIds) &&
    pictureIds.every(isText) &&
    typeof at === 'number'
  );
}

/** Reads what waits of a member. Something else under the key counts as nothing. */
export function readWaiting(storage: KeyValue, memberId: string): WaitingMessage[] {
  try {
    const stored: unknown = JSON.parse(storage.read(keyOf(memberId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWaiting) : [];
  } catch {
    return [];
  }
}

export function writeWaiting(
  storage: KeyValue,
  memberId: string,
  messages: readonly WaitingMessage[],
): void {
  if (messages.length === 0) storage.remove(keyOf(memberId));
  else storage.write(keyOf(memberId), JSON.stringify(messages));
}

export const hasWaiting = (storage: KeyValue, memberId: string): boolean =>
  storage.read(keyOf(memberId)) !== null;

/** Removes what waits of other members, who used this device before. */
export function dropOthers(storage: KeyValue, memberId: string): void {
  for (const key of storage.keys(waitingPrefix)) {
    if (key !== keyOf(memberId)) storage.remove(key);
  }
}
