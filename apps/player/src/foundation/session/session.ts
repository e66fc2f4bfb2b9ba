// Who is logged in, in this tab, and what the other tabs of the merchant are told of it (SESS-06, SESS-07).
// Undefined while nobody can know: on the server, which sees only half a session, while a hand-off is being decided, and while
// the other tabs are asked.
import type { KeyValue } from '#platform/storage.ts';
import type { TabChannel } from '#platform/tab-channel.ts';
import type { Readable } from '#foundation/store.ts';
import { parseSession, type SessionRecord } from './session-record.ts';
import { createTabRecord } from './tab-record.ts';

export type Session = Readable<SessionRecord | null | undefined> & {
  /** What this tab holds, also while it is not settled. */
  stored: () => SessionRecord | null;
  start: (record: Omit<SessionRecord, 'merchantCode'>) => void;
  /** From now on only a change of password is allowed (LOGIN-04). */
  limit: () => void;
  end: () => void;
  /**
   * Waits, then decides who this is. `told` is the record that another tab gave the early script. A hand-off has its say first;
   * where nothing is known and a tab may have a session, the tabs are asked once more: a busy one answers later than the early
   * script waits.
   */
  settle: (told: string | null, handOff?: () => Promise<void>) => Promise<void>;
  /** Resolves when it is decided. */
  known: () => Promise<void>;
  /** Looks again: the page may have been asleep in the browser's cache while the session ended. */
  refresh: () => void;
};

type Options = {
  storage: KeyValue;
  merchantCode: string;
  tabs: TabChannel;
  /** For whom the server painted: it knows half of a session at the most, so nothing counts for a member until it is settled. */
  visitor: 'guest' | 'member';
  /** The same: a hand-off is to be decided first. */
  hasHandOff?: boolean;
};

/**
 * Milliseconds for an answer that is late. A tab that shows its session is only busy, or asleep; where the browser cannot tell,
 * most often none is open. The public page stands meanwhile, and nobody is sent anywhere.
 */
const patience = { shown: 5000, unknown: 500 };

export function createSession(options: Options): Session {
  const { storage, merchantCode, tabs, visitor, hasHandOff = false } = options;
  const isPending = hasHandOff || visitor === 'member';
  const own = createTabRecord({ storage, merchantCode, isPending });
  const { get, subscribe, stored, known } = own;

  /** Takes over what another tab told, as stored text. */
  function adopt(text: string): void {
    const record = parseSession(text, merchantCode);
    if (record && record.token !== get()?.token) own.save(record);
  }
  tabs.listen((message) => {
    const record = get();
    if (message.kind === 'ask' && record) {
      tabs.tell({ kind: 'session', record: JSON.stringify(record) });
    } else if (message.kind === 'login') adopt(message.record);
    // A busy tab may answer late; the session is this browser's, so a guest's tab takes it all the same.
    else if (message.kind === 'session' && !record) adopt(message.record);
    else if (message.kind === 'logout') own.forget();
  });
  const showOwn = () => tabs.show(Boolean(get()));
  own.subscribe(showOwn);
  showOwn();

  /** Asks the other tabs once more, where one may answer. */
  async function waitForTabs(): Promise<void> {
    tabs.tell({ kind: 'ask' });
    const isShown = await tabs.isShown();
    if (isShown === false) return;
    const wait = isShown ? patience.shown : patience.unknown;
    await Promise.race([known(), new Promise((resolve) => setTimeout(resolve, wait))]);
  }

  async function settle(told: string | null, handOff?: () => Promise<void>): Promise<void> {
    const record = parseSession(told, merchantCode);
    if (record && stored() === null) own.keep(record);
    if (handOff) await handOff();
    else if (get() === undefined && stored() === null) await waitForTabs();
    if (get() === undefined) own.decide();
  }
  return {
    get,
    getPainted: () => (visitor === 'member' ? undefined : null),
    subscribe,
    stored,
    known,
    settle,
    start: (record) => tabs.tell({ kind: 'login', record: own.save({ ...record, merchantCode }) }),
    limit: () => {
      const record = get();
      if (record && !record.updatePassword) own.save({ ...record, updatePassword: true });
    },
    end: () => {
      own.forget();
      tabs.tell({ kind: 'logout' });
    },
    refresh: () => {
      if (stored()?.token !== get()?.token) own.decide();
    },
  };
}
