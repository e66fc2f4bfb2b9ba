// The session of this tab, and its messages to the merchant's other tabs (SESS-06, SESS-07).
// Undefined while it is unsettled: on the server, which sees only half a session, while a hand-off is being decided, and while the other
// tabs are queried.
import type { KeyValue } from '#platform/storage.ts';
import type { TabChannel } from '#platform/tabs/tab-channel.ts';
import type { Readable } from '#foundation/store.ts';
import { hearOtherTabs } from './other-tabs.ts';
import type { SessionRecord } from './session-record.ts';
import { createTabRecord, ownPrefix } from './tab-record.ts';

export type Session = Readable<SessionRecord | null | undefined> & {
  /** The session that this tab has stored, also while it is unsettled. */
  stored: () => SessionRecord | null;
  start: (record: Omit<SessionRecord, 'merchantCode'>) => void;
  /** Restricts the session to a change of the password (LOGIN-04). */
  limit: () => void;
  end: () => void;
  /** Removes a session that the server has ended, and reports that to the other tabs, which show it, too (NET-08). */
  lose: () => void;
  /**
   * Waits, then decides the session. `told` is the record that another tab sent to the early script. If the browser has half of a session
   * and this tab has none, the other tabs are queried again; then a hand-off is decided.
   */
  settle: (told: string | null, handOff?: () => Promise<void>) => Promise<void>;
  /** Takes over the session of another tab that shows one, where this tab has none. */
  join: () => Promise<void>;
  /** Resolves when the session is settled. */
  known: () => Promise<void>;
  /** Reads the storage again: the session may have ended while the page was in the browser's back-forward cache. */
  refresh: () => void;
};

type Options = {
  storage: KeyValue;
  /** The storage of the device, where messages wait for a line; a logout removes them. */
  deviceStorage?: KeyValue;
  merchantCode: string;
  tabs: TabChannel;
  /** The visitor for whom the server rendered. It sees half of a session at most, so a member counts once the session is settled. */
  visitor: 'guest' | 'member';
  /** Whether a hand-off must be decided first. */
  hasHandOff?: boolean;
  /** Called when another tab lost the session, which ends this one, too. */
  onLostElsewhere?: () => void;
};

export function createSession(options: Options): Session {
  const { storage, deviceStorage, merchantCode, tabs, visitor } = options;
  const { hasHandOff = false, onLostElsewhere } = options;
  const isPending = hasHandOff || visitor === 'member';
  const own = createTabRecord({ storage, merchantCode, isPending });
  const { get, subscribe, stored, known } = own;

  const others = hearOtherTabs({ tabs, own, merchantCode, onLost: onLostElsewhere });

  async function settle(told: string | null, handOff?: () => Promise<void>): Promise<void> {
    others.keep(told);
    if (visitor === 'member' && get() === undefined && stored() === null) {
      await others.waitForAnswer();
    }
    if (handOff) await handOff();
    if (get() === undefined) own.decide();
  }
  return {
    get,
    getPainted: () => (visitor === 'member' ? undefined : null),
    subscribe,
    stored,
    known,
    settle,
    join: others.join,
    start: (record) => tabs.tell({ kind: 'login', record: own.save({ ...record, merchantCode }) }),
    limit: () => {
      const record = get();
      if (record && !record.updatePassword) own.save({ ...record, updatePassword: true });
    },
    end: () => {
      own.forget();
      for (const key of deviceStorage?.keys(ownPrefix) ?? []) deviceStorage?.remove(key);
      tabs.tell({ kind: 'logout' });
    },
    lose: () => {
      own.forget(true);
      tabs.tell({ kind: 'logout', isLost: true });
    },
    refresh: () => {
      if (stored()?.token !== get()?.token) own.decide();
    },
  };
}
