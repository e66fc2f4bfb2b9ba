// What a talk shows: the server's messages, those that this page has sent meanwhile, and those that wait, in runs below lines of days.
import { isSameDay } from '../times.ts';
import type { OutboxState } from '../outbox/waiting-list.ts';
import type { WaitingMessage } from '../outbox/waiting-messages.ts';
import type { Message } from './open-talk.ts';

export type ShownMessage = Message & {
  /** The message as it waits on the device; null once it was sent. */
  waits: WaitingMessage | null;
};

const waitingAsMessage = (waits: WaitingMessage): ShownMessage => ({
  id: waits.clientId,
  clientId: waits.clientId,
  from: 'member',
  name: null,
  text: waits.text,
  pictureIds: [...waits.pictureIds],
  at: waits.at,
  isRead: false,
  waits,
});

type TalkIds = { id: string | null; begun: string | null };

const isOf =
  ({ id, begun }: TalkIds) =>
  ({ talkId, begins }: WaitingMessage): boolean =>
    talkId === null ? begun !== null && begins?.clientId === begun : talkId === id;

/** Lists the messages of a talk. One that the server has already is not shown as waiting: another tab may have sent it. */
export function listShown(
  messages: readonly Message[],
  { sent, waiting }: OutboxState,
  ids: TalkIds,
): ShownMessage[] {
  const known = new Set(messages.map(({ id }) => id));
  const sentHere = sent
    .filter(({ talkId, message }) => talkId === ids.id && !known.has(message.id))
    .map(({ message }) => message);
  const there = [...messages, ...sentHere];
  const clientIds = new Set(there.map(({ clientId }) => clientId));
  return [
    ...there.map((message) => ({ ...message, waits: null })),
    ...waiting
      .filter(isOf(ids))
      .filter(({ clientId }) => !clientIds.has(clientId))
      .map(waitingAsMessage),
  ];
}

/** Messages of one author on one day, with one time below them. */
export type MessageRun = {
  /** The first of its day, which begins with a line. */
  isNewDay: boolean;
  /** Whether the line of unread messages is above it. */
  isNew: boolean;
  messages: [ShownMessage, ...ShownMessage[]];
};

const isAlike = (one: ShownMessage, other: ShownMessage): boolean =>
  one.from === other.from &&
  one.name === other.name &&
  one.isRead === other.isRead &&
  one.waits === null &&
  other.waits === null;

/** Groups messages into runs; `newId` is the message above which the line of unread ones stands. */
export function listRuns(messages: readonly ShownMessage[], newId: string | null): MessageRun[] {
  const runs: MessageRun[] = [];
  for (const message of messages) {
    const run = runs.at(-1);
    const last = run?.messages.at(-1);
    const isNewDay = !last || !isSameDay(last.at, message.at);
    const isNew = message.id === newId;
    if (run && last && !isNewDay && !isNew && isAlike(last, message)) run.messages.push(message);
    else runs.push({ isNewDay, isNew, messages: [message] });
  }
  return runs;
}
