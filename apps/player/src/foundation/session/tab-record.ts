// The record of this tab: in the store what counts, in the storage what a reload finds.
import type { KeyValue } from '#platform/storage.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { parseSession, sessionKey, type SessionRecord } from './session-record.ts';

/** What the tab keeps of answers (NET-03) begins so: nothing of it outlives the member who asked (C4). */
export const keptPrefix = 'kept.';
/** What else of the member's own the tab keeps, such as what is being written: it outlives a reload, and not the member. */
export const ownPrefix = 'own.';

export type TabRecord = Readable<SessionRecord | null | undefined> & {
  stored: () => SessionRecord | null;
  /** For a reload; who this is stays open. Answers the record as text. */
  keep: (record: SessionRecord) => string;
  /** It counts from now on. */
  save: (record: SessionRecord) => string;
  forget: () => void;
  /** What is stored counts from now on. */
  decide: () => void;
  /** Resolves when it is decided. */
  known: () => Promise<void>;
};

type Options = { storage: KeyValue; merchantCode: string; isPending: boolean };

export function createTabRecord({ storage, merchantCode, isPending }: Options): TabRecord {
  const stored = () => parseSession(storage.read(sessionKey), merchantCode);
  const store = createStore(isPending ? undefined : stored());

  function forgetOwn(): void {
    for (const key of [keptPrefix, ownPrefix].flatMap(storage.keys)) storage.remove(key);
  }
  function keep(record: SessionRecord): string {
    const text = JSON.stringify(record);
    storage.write(sessionKey, text);
    return text;
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    stored,
    keep,
    save: (record) => {
      const text = keep(record);
      if (record.id !== store.get()?.id) forgetOwn();
      store.set(record);
      return text;
    },
    forget: () => {
      storage.remove(sessionKey);
      forgetOwn();
      store.set(null);
    },
    decide: () => store.set(stored()),
    known: () =>
      new Promise((resolve) => {
        if (store.get() !== undefined) resolve();
        // It is decided once: the first change says so.
        else store.subscribe(resolve);
      }),
  };
}
