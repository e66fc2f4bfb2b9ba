// The messages of the session's member that wait on the device, and what this page has sent of them.
import type { sendTalkMessage } from '@parlour/contract/chat/calls';
import type { Answer } from '@parlour/contract/endpoint';
import type { Foundation } from '#foundation/foundation.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { readWaiting, writeWaiting, type WaitingMessage } from './waiting-messages.ts';

export type TalkMessage = Answer<typeof sendTalkMessage>;

export type OutboxState = {
  /** The waiting messages, in order. */
  waiting: readonly WaitingMessage[];
  /** Messages that were sent from this page, for lists that do not have them yet. */
  sent: readonly { talkId: string; message: TalkMessage }[];
  /** The ids of talks that were begun on this page, by the client ids that they were begun with. */
  begun: Readonly<Record<string, string>>;
};

export type WaitingList = {
  store: Readable<OutboxState>;
  /** The member whose messages wait; null without a session. */
  owner: () => string | null;
  /** Calls back when messages of another member wait from now on. */
  onOwner: (listener: () => void) => void;
  /** Reads the device, which other tabs change, too, and returns the first message that may be sent. */
  next: () => WaitingMessage | undefined;
  add: (message: WaitingMessage) => void;
  change: (clientId: string, change: Partial<WaitingMessage>) => void;
  remove: (clientId: string) => void;
  /** Notes the id of a begun talk in all messages that wait for it. */
  noteBegun: (clientId: string, talkId: string) => void;
  noteSent: (talkId: string, message: TalkMessage) => void;
};

const emptyOutbox: OutboxState = { waiting: [], sent: [], begun: {} };
/** The most sent messages remembered; lists have older ones. */
const mostSent = 100;

export function createWaitingList({ session, deviceStorage }: Foundation): WaitingList {
  const store = createStore(emptyOutbox);
  const listeners: (() => void)[] = [];
  let owner: string | null = null;
  /** Whether the browser did not store the last change: then messages wait in this page alone. */
  let isRefused = false;

  const put = (change: Partial<OutboxState>): void => store.set({ ...store.get(), ...change });
  const read = (of: string): WaitingMessage[] =>
    isRefused ? [...store.get().waiting] : readWaiting(deviceStorage, of);

  function edit(change: (waiting: WaitingMessage[]) => WaitingMessage[]): void {
    if (owner === null) return;
    const waiting = change(read(owner));
    writeWaiting(deviceStorage, owner, waiting);
    isRefused = readWaiting(deviceStorage, owner).length !== waiting.length;
    put({ waiting });
  }
  /** Takes over the member's messages. Those of a member who has logged out leave the page. */
  function followSession(): void {
    const id = session.get()?.id ?? null;
    if (id === owner) return;
    owner = id;
    isRefused = false;
    store.set(emptyOutbox);
    if (owner !== null) put({ waiting: read(owner) });
    for (const listener of listeners) listener();
  }
  session.subscribe(followSession);
  followSession();
  return {
    store: { get: store.get, getPainted: () => emptyOutbox, subscribe: store.subscribe },
    owner: () => owner,
    onOwner: (listener) => void listeners.push(listener),
    next: () => {
      if (owner === null) return undefined;
      const waiting = read(owner);
      put({ waiting });
      return waiting.find(({ problem }) => problem === null);
    },
    add: (message) => edit((all) => [...all, message]),
    change: (clientId, change) =>
      edit((all) =>
        all.map((each) => (each.clientId === clientId ? { ...each, ...change } : each)),
      ),
    remove: (clientId) => edit((all) => all.filter((each) => each.clientId !== clientId)),
    noteBegun: (clientId, talkId) => {
      put({ begun: { ...store.get().begun, [clientId]: talkId } });
      edit((all) =>
        all.map((each) => (each.begins?.clientId === clientId ? { ...each, talkId } : each)),
      );
    },
    noteSent: (talkId, message) =>
      put({ sent: [...store.get().sent, { talkId, message }].slice(-mostSent) }),
  };
}
