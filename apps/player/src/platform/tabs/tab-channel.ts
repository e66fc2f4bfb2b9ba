// Messages between the tabs of one merchant. Only pages of the same origin receive them.
import { createTabPresence, type TabPresence } from './tab-presence.ts';

/**
 * Messages of a tab: `ask` requests a session, `session` answers it, `login` and `logout` report a change (`isLost`: the server ended the
 * session). Records are sent as stored text.
 */
export type TabMessage =
  | { kind: 'ask' }
  | { kind: 'session'; record: string }
  | { kind: 'login'; record: string }
  | { kind: 'logout'; isLost?: boolean };

type TabMessaging = {
  tell: (message: TabMessage) => void;
  listen: (listener: (message: TabMessage) => void) => void;
};
export type TabChannel = TabMessaging & TabPresence;

const ignore = () => {};
const noLine: TabMessaging = { tell: ignore, listen: ignore };

/** Channel for the server, which has no tabs. */
export const noTabs: TabChannel = {
  // Not spread: the build would keep the object, which the browser does not need.
  tell: ignore,
  listen: ignore,
  show: ignore,
  isShown: () => Promise.resolve(undefined),
};

export const tabChannelName = (merchantCode: string): string => `parlour:${merchantCode}`;

const isMessage = (data: unknown): data is TabMessage => {
  const { kind, record } = (data ?? {}) as { kind?: unknown; record?: unknown };
  if (kind === 'ask' || kind === 'logout') return true;
  return (kind === 'session' || kind === 'login') && typeof record === 'string';
};

/** Opens the channel. In a browser without it, or that refuses it, tabs do not know each other. */
function openLine(name: string): TabMessaging {
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

/** Requests the session from the other tabs; null if none answers within `patience` milliseconds. */
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
