// Signals between processes by Postgres NOTIFY (decision 122). They are sent after the commits that they report, gathered for a moment.
import { randomUUID } from 'node:crypto';
import { changeKinds } from '@parlour/contract/signals/kinds';
import type { SignalledChange } from '@parlour/contract/signals/change';
import type { ChangeLine, SignalHandlers } from './change-line.ts';
import { readPayload, writePayloads } from './payloads.ts';

/** The time for which changes are gathered, in milliseconds. */
const gatherMs = 20;
/** The most changes that wait for a closed connection; above it every member of their merchants counts as changed. */
const mostWaiting = 5_000;

type Listener = (changes: readonly SignalledChange[]) => void;

export type PostgresBus = {
  send: (changes: readonly SignalledChange[]) => void;
  hear: (listener: Listener) => void;
  isHearing: () => boolean;
  onDeaf: (listener: () => void) => void;
  /** Sends what is gathered, then closes the connection. */
  close: () => Promise<void>;
};

/** Opens the connection with these handlers; null if no address allows LISTEN. Then nothing is ever heard. */
type OpenLine = (handlers: SignalHandlers) => ChangeLine | null;

export function createPostgresBus(openLine: OpenLine): PostgresBus {
  const sender = randomUUID();
  const listeners: Listener[] = [];
  const deafListeners: (() => void)[] = [];
  let waiting = new Map<string, SignalledChange>();
  let gathered: SignalledChange[] = [];
  let gathering: ReturnType<typeof setTimeout> | undefined;

  const line = openLine({
    onSignals: (payload) => {
      const read = readPayload(payload);
      // Own signals were heard when they were sent.
      if (read && read.sender !== sender) tell(read.changes);
    },
    onLine: (isOpen) => {
      if (isOpen) void flush();
      else for (const listener of deafListeners) listener();
    },
  });
  const tell = (changes: readonly SignalledChange[]): void => {
    for (const listener of listeners) listener(changes);
  };
  const keep = (changes: Iterable<SignalledChange>): void => {
    for (const change of changes) waiting.set(keyOf(change), change);
    if (waiting.size > mostWaiting) waiting = everybodyOf(waiting.values());
  };
  async function flush(): Promise<void> {
    if (waiting.size === 0 || !line?.isOpen()) return;
    const changes = [...waiting.values()];
    waiting = new Map();
    // What could not be sent is sent when the connection is open again.
    await line.send(writePayloads(sender, changes)).catch(() => keep(changes));
  }
  const hand = (): void => {
    clearTimeout(gathering);
    gathering = undefined;
    const changes = [...new Map(gathered.map((change) => [keyOf(change), change])).values()];
    gathered = [];
    tell(changes);
    if (line === null) return;
    keep(changes);
    void flush();
  };
  return {
    send: (changes) => {
      gathered.push(...changes);
      gathering ??= setTimeout(hand, gatherMs);
    },
    hear: (listener) => void listeners.push(listener),
    isHearing: () => line?.isOpen() ?? false,
    onDeaf: (listener) => void deafListeners.push(listener),
    close: async () => {
      if (gathered.length > 0) hand();
      await flush();
      await line?.stop();
    },
  };
}

const keyOf = ({ merchantCode, memberId, what }: SignalledChange): string =>
  `${merchantCode}\n${memberId ?? ''}\n${what}`;

/** Everything of every member of the merchants that have a change. */
function everybodyOf(changes: Iterable<SignalledChange>): Map<string, SignalledChange> {
  const codes = new Set([...changes].map(({ merchantCode }) => merchantCode));
  const all = [...codes].flatMap((merchantCode) =>
    changeKinds.map((what) => ({ merchantCode, memberId: null, what })),
  );
  return new Map(all.map((change) => [keyOf(change), change]));
}
