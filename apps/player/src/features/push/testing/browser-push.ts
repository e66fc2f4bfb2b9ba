// A stand-in for a browser's notifications, which jsdom does not have.
import { vi } from 'vitest';

export type BrowserPush = {
  permission: NotificationPermission;
  /** The answer to the browser's own question. */
  answer: NotificationPermission;
  asked: number;
  /** The sender key of each subscription that was made. */
  senderKeys: string[];
  /** Ends the subscription as the browser does when it expires or the site's data are cleared. */
  drop: () => void;
  /** The note that the page stored for the service worker. */
  note: () => Promise<unknown>;
};

export const subscription = {
  endpoint: 'https://fcm.googleapis.com/wp/abc',
  keys: { p256dh: 'B', auth: 'A' },
};

type PushOptions = Partial<Pick<BrowserPush, 'permission' | 'answer'>>;

/** Stubs push. The first subscription is `subscription`; each later one has another endpoint. Undone by `vi.unstubAllGlobals`. */
export function stubBrowserPush(first: PushOptions = {}): BrowserPush {
  const notes = new Map<string, Response>();
  const browser: BrowserPush = {
    permission: 'default',
    answer: 'granted',
    asked: 0,
    senderKeys: [],
    drop: () => {
      made = null;
    },
    note: async () => (await notes.get('/m/push-binding')?.clone().json()) as unknown,
    ...first,
  };
  type StubSubscription = {
    options: PushSubscriptionOptionsInit;
    toJSON: () => object;
    unsubscribe: () => Promise<boolean>;
  };
  let made: StubSubscription | null = null;
  const pushManager = {
    getSubscription: async () => made,
    subscribe: async (options: { applicationServerKey: Uint8Array }) => {
      browser.senderKeys.push(
        btoa(String.fromCharCode(...options.applicationServerKey))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', ''),
      );
      const count = browser.senderKeys.length;
      const endpoint = `${subscription.endpoint}${count === 1 ? '' : count}`;
      made = {
        options: { applicationServerKey: options.applicationServerKey.buffer as ArrayBuffer },
        toJSON: () => ({ ...subscription, endpoint }),
        unsubscribe: async () => {
          browser.drop();
          return true;
        },
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
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (path: string, note: Response) => notes.set(path, note) }),
    delete: async () => {
      notes.clear();
      return true;
    },
  });
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      has: (target, name) => name === 'serviceWorker' || name in target,
      get: (target, name) =>
        name === 'serviceWorker'
          ? {
              ready: Promise.resolve({ pushManager }),
              getRegistration: async () => ({ pushManager }),
            }
          : (Reflect.get(target, name, target) as unknown),
    }),
  );
  return browser;
}
