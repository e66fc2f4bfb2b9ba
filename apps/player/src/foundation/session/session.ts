// Who is logged in, in this tab, and what the other tabs of the merchant are told of it (SESS-06, SESS-07).
// Undefined while nobody can know: on the server, which sees only half a session, while a hand-off is being decided, and while
// the other tabs are asked.
import type { KeyValue } from '#platform/storage.ts';
import type { TabChannel } from '#platform/tab-channel.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { parseSession, sessionKey, type SessionRecord } from './session-record.ts';

export type Session = Readable<SessionRecord | null | undefined> & {
  /** What this tab holds, also while it is not settled. */
  stored: () => SessionRecord | null;
  start: (record: Omit<SessionRecord, 'merchantCode'>) => void;
  /** From now on only a change of password is allowed (LOGIN-04). */
  limit: () => void;
  end: () => void;
  /** Takes over what another tab told, as stored text. */
  adopt: (text: string) => void;
  /** What is stored counts from now on. */
  settle: () => void;
  /** Asks the other tabs once more: the early script waits for them no longer than 100 ms. */
  askTabs: () => void;
  /** Looks again: the page may have been asleep in the browser's cache while the session ended. */
  refresh: () => void;
};

type Options = {
  storage: KeyValue;
  merchantCode: string;
  tabs: TabChannel;
  /** What the server took for granted when it painted: a guest, or nothing. */
  painted: null | undefined;
  /** Nothing counts until `settle`. */
  isPending?: boolean;
};

export function createSession(options: Options): Session {
  const { storage, merchantCode, tabs, painted, isPending = false } = options;
  const stored = () => parseSession(storage.read(sessionKey), merchantCode);
  const store = createStore(isPending ? undefined : stored());

  function save(record: SessionRecord): string {
    const text = JSON.stringify(record);
    storage.write(sessionKey, text);
    store.set(record);
    return text;
  }
  function forget(): void {
    storage.remove(sessionKey);
    store.set(null);
  }
  function adopt(text: string): void {
    const record = parseSession(text, merchantCode);
    if (record && record.token !== stored()?.token) save(record);
  }
  tabs.listen((message) => {
    const own = store.get();
    if (message.kind === 'ask' && own) {
      tabs.tell({ kind: 'session', record: JSON.stringify(own) });
    } else if (message.kind === 'login') adopt(message.record);
    // A busy tab may answer late; the session is this browser's, so a guest's tab takes it all the same.
    else if (message.kind === 'session' && !own) adopt(message.record);
    else if (message.kind === 'logout') forget();
  });
  return {
    get: store.get,
    getPainted: () => painted,
    subscribe: store.subscribe,
    stored,
    start: (record) => tabs.tell({ kind: 'login', record: save({ ...record, merchantCode }) }),
    limit: () => {
      const record = store.get();
      if (record && !record.updatePassword) save({ ...record, updatePassword: true });
    },
    end: () => {
      forget();
      tabs.tell({ kind: 'logout' });
    },
    adopt,
    askTabs: () => tabs.tell({ kind: 'ask' }),
    settle: () => store.set(stored()),
    refresh: () => {
      const found = stored();
      if (found?.token !== store.get()?.token) store.set(found);
    },
  };
}
