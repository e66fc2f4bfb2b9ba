// The session record of this tab: the store has the one that counts, the storage the one for a reload.
import type { KeyValue } from '#platform/storage.ts';
import { wishKey } from '#platform/wish/wish-key.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import { parseSession, sessionKey, type SessionRecord } from './session-record.ts';

/** Key prefix of cached answers (NET-03), which are removed when the member changes (C4). */
export const keptPrefix = 'kept.';
/** Key prefix of the member's other data in this tab, such as drafts: it survives a reload, but not a change of the member. */
export const ownPrefix = 'own.';

export type TabRecord = Readable<SessionRecord | null | undefined> & {
  stored: () => SessionRecord | null;
  /** Stores the record for a reload and leaves the session unsettled. Returns the record as text. */
  keep: (record: SessionRecord) => string;
  /** Stores the record, which counts from now on. */
  save: (record: SessionRecord) => string;
  /** Removes the session. One that the server ended (`isLost`) leaves the wish to be led on, for after the next login (REDIR-01). */
  forget: (isLost?: boolean) => void;
  /** Makes the stored record count. */
  decide: () => void;
  /** Resolves when the session is settled. */
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
    forget: (isLost) => {
      storage.remove(sessionKey);
      if (!isLost) storage.remove(wishKey);
      forgetOwn();
      store.set(null);
    },
    decide: () => store.set(stored()),
    known: () =>
      new Promise((resolve) => {
        if (store.get() !== undefined) resolve();
        // The session is settled once: with the store's first change.
        else store.subscribe(resolve);
      }),
  };
}
