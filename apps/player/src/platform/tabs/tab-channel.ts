// The line between the tabs of one merchant. Only pages of this very origin can hear it.
import { createTabPresence, type TabPresence } from './tab-presence.ts';

/** `ask` wants a session; `session` answers it; `login` and `logout` tell what just happened, and whether nobody wanted it. Records travel as stored text. */
export type TabMessage =
  | { kind: 'ask' }
  | { kind: 'session'; record: string }
  | { kind: 'login'; record: string }
  | { kind: 'logout'; isLost?: boolean };

type Line = {
  tell: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => void;
};
export type TabChannel = Line & TabPresence;

const noLine: Line = { tell: () => {}, listen: () => {} };

/** For the server, which has none. */
export const noTabs: TabChannel = {
  ...noLine,
  show: () => {},
  isShown: () => Promise.resolve(undefined),
};

export const tabChannelName = (merchantCode: string): string => `parlour:${merchantCode}`;

const isMessage = (data: unknown): data is TabMessage => {
  const { kind, record } = (data ?? {}) as { kind?: unknown; record?: unknown };
  if (kind === 'ask' || kind === 'logout') return true;
  return (kind === 'session' || kind === 'login') && typeof record === 'string';
};

/** A browser without the means (or that refuses them) has tabs that do not know of each other. */
function openLine(name: string): Line {
  try {
    const channel = new BroadcastChannel(name);
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: only this origin hears it
      tell: (message) => channel.postMessage(message),
      listen: (listener) =>
        channel.addEventListener('message', ({ data }) => {
          if (isMessage(data)) listener(data);
        }),
    };
  } catch {
    return noLine;
  }
}

export const openTabChannel = (name: string): TabChannel => ({
  ...openLine(name),
  ...createTabPresence(name),
});

/** Asks the other tabs once; null where none answers within the milliseconds. */
export function askTabs(name: string, patience: number): Promise<string | null> {
  const line = openLine(name);
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), patience);
    line.listen((message) => {
      if (message.kind === 'session') resolve(message.record);
    });
    line.tell({ kind: 'ask' });
  });
}
