// Sends the messages that wait on the device, one after the other, each with its own id (CHAT-05): what was written off line arrives
// once, and in order. A message that is refused for good stays marked and lets the next ones pass.
import { beginTalk, sendTalkMessage } from '@parlour/contract/chat/calls';
import { refusalOf } from '#foundation/api/outcome.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Readable } from '#foundation/store.ts';
import { onNetworkChange } from '#platform/network.ts';
import { onPageSeen } from '#platform/page.ts';
import { inOneTab } from '#platform/tabs/in-one-tab.ts';
import { createWaitingList, type OutboxState, type WaitingList } from './waiting-list.ts';
import type { WaitingMessage } from './waiting-messages.ts';

export type NewMessage = Pick<WaitingMessage, 'talkId' | 'begins' | 'text' | 'pictureIds'>;

export type Outbox = Readable<OutboxState> & {
  /** Keeps a message on the device, and sends it as soon as possible. */
  add: (message: NewMessage) => void;
  /** Sends a refused message again. */
  again: (clientId: string) => void;
  remove: (clientId: string) => void;
  /** Sends what waits. */
  flush: () => void;
};

/** Pauses after failures, in milliseconds; the last one repeats. */
const pauses = [1_000, 3_000, 10_000, 30_000];

/** Codes after which another try would fail, too. */
const final = [
  'chat_closed',
  'not_found',
  'request_param_err',
  'request_too_large',
  'no_permissions',
  'function.not.available',
];

export function createOutbox(foundation: Foundation): Outbox {
  const list = createWaitingList(foundation);
  const { session } = foundation;
  let isSending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function retryLater(error: unknown): void {
    const pause = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
    const { retryAfter } = (refusalOf(error)?.value ?? {}) as { retryAfter?: unknown };
    const told = typeof retryAfter === 'number' ? retryAfter * 1_000 : 0;
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(flush, Math.max(pause, told));
  }
  function flush(): void {
    const owner = list.owner();
    // No other call is allowed until the password is changed.
    if (isSending || owner === null || session.get()?.updatePassword || !list.next()) return;
    isSending = true;
    void send(owner);
  }
  async function send(owner: string): Promise<void> {
    try {
      await inOneTab(`parlour:chat:${owner}`, () => sendAll(owner, list, foundation));
    } catch (error) {
      isSending = false;
      if (list.owner() === owner) retryLater(error);
      else flush();
      return;
    }
    isSending = false;
    failures = 0;
    // What was added meanwhile, or waits for another member.
    flush();
  }
  function flushSoon(): void {
    failures = 0;
    clearTimeout(timer);
    flush();
  }
  list.onOwner(flushSoon);
  onNetworkChange((isOnline) => {
    if (isOnline) flushSoon();
  });
  onPageSeen(flushSoon);
  flush();
  return {
    ...list.store,
    add: (message) => {
      list.add({ ...message, clientId: crypto.randomUUID(), at: Date.now(), problem: null });
      flushSoon();
    },
    again: (clientId) => {
      list.change(clientId, { problem: null });
      flushSoon();
    },
    remove: list.remove,
    flush: flushSoon,
  };
}

/** Sends what waits of a member until nothing does, or until a try fails that a later one may not. */
async function sendAll(owner: string, list: WaitingList, foundation: Foundation): Promise<void> {
  const isOwn = (): boolean => list.owner() === owner;
  for (;;) {
    const next = isOwn() ? list.next() : undefined;
    if (!next) return;
    try {
      const talkId = await talkOf(next, list, foundation);
      // The next call would be another member's.
      if (!isOwn()) return;
      const { clientId, text, pictureIds } = next;
      const input = { id: talkId, clientId, text, pictureIds: [...pictureIds] };
      const message = await foundation.api(sendTalkMessage, input, { teller: 'nobody' });
      if (!isOwn()) return;
      list.noteSent(talkId, message);
      list.remove(clientId);
    } catch (error) {
      const code = refusalOf(error)?.code;
      if (!isOwn() || code === undefined || !final.includes(code)) throw error;
      list.change(next.clientId, { problem: code });
    }
  }
}

/** Returns the id of the message's talk, which it may begin. */
async function talkOf(
  { talkId, begins }: WaitingMessage,
  list: WaitingList,
  { api }: Foundation,
): Promise<string> {
  if (talkId !== null || begins === null) return talkId ?? '';
  const { id } = await api(beginTalk, begins, { teller: 'nobody' });
  list.noteBegun(begins.clientId, id);
  return id;
}
