// A browser with a push service, and the notifications of its service worker. Headless Chromium has none: the sandbox makes the
// subscription.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BrowserContext, Page, Worker } from '@playwright/test';
import { askSandbox } from '../launch/sandbox.ts';

/** Runs the team's command and returns its output. */
export async function team(...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env['PARLOUR_E2E_DATA'] };
  const run = promisify(execFile)(process.execPath, ['scripts/push/command.ts', ...words], { env });
  return run.then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );
}

/** Sets the browser's answers: the permission, its question, and the subscription. */
export async function playBrowser(
  page: Page,
  { first, answer, id }: { first: string; answer: string; id: string },
): Promise<void> {
  const subscription = await askSandbox('POST', '/push/subscriptions', { id });
  await page.addInitScript(
    ([permission, said, made]) => {
      let now = permission;
      Object.defineProperty(Notification, 'permission', { get: () => now });
      Notification.requestPermission = async () => {
        now = said;
        return said as NotificationPermission;
      };
      const { endpoint, keys } = JSON.parse(made ?? '{}') as {
        endpoint: string;
        keys: Record<string, string>;
      };
      const bytesOf = (text = '') =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
          letter.charCodeAt(0),
        ).buffer;
      let held: object | null = null;
      PushManager.prototype.getSubscription = async () => held as PushSubscription | null;
      PushManager.prototype.subscribe = async (options) => {
        held = {
          endpoint,
          options,
          getKey: (name: string) => bytesOf(keys[name]),
          toJSON: () => ({ endpoint, keys }),
        };
        return held as PushSubscription;
      };
    },
    [first, answer, subscription] as const,
  );
}

export const newId = (ending = '') => `e2e-${crypto.randomUUID()}${ending}`;
export const isBound = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().includes('MSGFE_subscribeTopic') && answer.status() === 200,
  );

/** Returns the messages to a subscription, or an installation of FCM, as the service worker receives them. */
export async function arrived(id: string): Promise<string[]> {
  const found = JSON.parse(await askSandbox('GET', `/push/inbox?to=${id}`)) as {
    messages: { body: string }[];
  };
  return found.messages.map(({ body }) => body);
}

export const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');

export const noteShown = (worker: Worker): Promise<unknown> =>
  worker.evaluate(`
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      self.shown.push({ title, ...options });
    };
  `);
export const shownBy = (worker: Worker) => worker.evaluate('self.shown') as Promise<object[]>;

/** Delivers a message to the page's service worker by the browser's devtools. */
export async function deliver(page: Page, data: string): Promise<void> {
  const { origin } = new URL(page.url());
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/m/`);
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: `${origin}/`,
    registrationId: await registered,
    data,
  });
}
