// Who is logged in, in this tab, and what the other tabs of the merchant are told of it (SESS-06, SESS-07).
// Undefined while nobody can know: on the server, which sees only half a session, while a hand-off is being decided, and while
// the other tabs are asked.
import type { KeyValue } from '#platform/storage.ts';
import type { TabChannel } from '#platform/tabs/tab-channel.ts';
import type { Readable } from '#foundation/store.ts';
import { hearOtherTabs } from './other-tabs.ts';
import type { SessionRecord } from './session-record.ts';
import { createTabRecord } from './tab-record.ts';

export type Session = Readable<SessionRecord | null | undefined> & {
  /** What this tab holds, also while it is not settled. */
  stored: () => SessionRecord | null;
  start: (record: Omit<SessionRecord, 'merchantCode'>) => void;
  /** From now on only a change of password is allowed (LOGIN-04). */
  limit: () => void;
  end: () => void;
  /** The server knows it no more: the other tabs hear so, and say so too (NET-08). */
  lose: () => void;
  /**
   * Waits, then decides who this is. `told` is the record that another tab gave the early script. Where the browser has half of
   * a session and this tab has none, the other tabs are asked once more; then a hand-off has its say.
   */
  settle: (told: string | null, handOff?: () => Promise<void>) => Promise<void>;
  /** Takes over the session of another tab that shows one, where this tab has none. */
  join: () => Promise<void>;
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
  /** Another tab lost the session, and with it this one. */
  onLostElsewhere?: () => void;
};

export function createSession(options: Options): Session {
  const { storage, merchantCode, tabs, visitor, hasHandOff = false, onLostElsewhere } = options;
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
      tabs.tell({ kind: 'logout' });
    },
    lose: () => {
      own.forget();
      tabs.tell({ kind: 'logout', isLost: true });
    },
    refresh: () => {
      if (stored()?.token !== get()?.token) own.decide();
    },
  };
}
