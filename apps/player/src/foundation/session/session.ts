// Who is logged in, in this tab. Undefined until the browser has looked: the server cannot know, so it paints neither a member nor a guest.
import type { KeyValue } from '#platform/storage.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { parseSession, sessionKey, type SessionRecord } from './session-record.ts';

export type Session = Readable<SessionRecord | null | undefined> & {
  start: (record: Omit<SessionRecord, 'merchantCode'>) => void;
  /** From now on only a change of password is allowed (LOGIN-04). */
  limit: () => void;
  end: () => void;
  /** Looks again: the page may have been asleep in the browser's cache while the session ended. */
  refresh: () => void;
};

type Options = {
  storage: KeyValue;
  merchantCode: string;
  /** What the server took for granted when it painted: a guest, or nothing. */
  painted: null | undefined;
};

export function createSession({ storage, merchantCode, painted }: Options): Session {
  const read = () => parseSession(storage.read(sessionKey), merchantCode);
  const store = createStore(read());

  function save(record: SessionRecord): void {
    storage.write(sessionKey, JSON.stringify(record));
    store.set(record);
  }
  return {
    get: store.get,
    getPainted: () => painted,
    subscribe: store.subscribe,
    start: (record) => save({ ...record, merchantCode }),
    limit: () => {
      const record = store.get();
      if (record && !record.updatePassword) save({ ...record, updatePassword: true });
    },
    end: () => {
      storage.remove(sessionKey);
      store.set(null);
    },
    refresh: () => {
      const stored = read();
      if (stored?.token !== store.get()?.token) store.set(stored);
    },
  };
}
