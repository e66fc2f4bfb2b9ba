// A browser's notifications in a test: jsdom has none.
import { vi } from 'vitest';

export type BrowserPush = {
  permission: NotificationPermission;
  /** What the browser's own question ends with. */
  answer: NotificationPermission;
  asked: number;
  /** Of each subscription that was made. */
  senderKeys: string[];
};

export const subscription = {
  endpoint: 'https://fcm.googleapis.com/wp/abc',
  keys: { p256dh: 'B', auth: 'A' },
};

/** Undone by `vi.unstubAllGlobals`. */
export function stubBrowserPush(first: Partial<BrowserPush> = {}): BrowserPush {
  const browser: BrowserPush = {
    permission: 'default',
    answer: 'granted',
    asked: 0,
    senderKeys: [],
    ...first,
  };
  let made: { options: PushSubscriptionOptionsInit; toJSON: () => object } | null = null;
  const pushManager = {
    getSubscription: async () => made,
    subscribe: async (options: { applicationServerKey: Uint8Array }) => {
      browser.senderKeys.push(
        btoa(String.fromCharCode(...options.applicationServerKey))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', ''),
      );
      made = {
        options: { applicationServerKey: options.applicationServerKey.buffer as ArrayBuffer },
        toJSON: () => subscription,
      };
      return made;
    },
  };
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.asked += 1;
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      has: (target, name) => name === 'serviceWorker' || name in target,
      get: (target, name) =>
        name === 'serviceWorker'
          ? { ready: Promise.resolve({ pushManager }) }
          : (Reflect.get(target, name, target) as unknown),
    }),
  );
  return browser;
}
