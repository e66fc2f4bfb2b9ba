// Screens of the prompt for notifications, of a denial, and of /m/member/alerts.
import type { Page } from '@playwright/test';
import { agents } from './install-shots.ts';
import type { Shot } from './shot.ts';

/** Simulates a browser that was not asked yet, because a headless one refuses by itself. */
const askedNever = (page: Page) =>
  page.addInitScript(`
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'denied');
  `);

async function prompt(page: Page): Promise<void> {
  await askedNever(page);
  await page.route('**/wps/push/occasion', (route) =>
    route.fulfill({ json: { success: true, value: { hasOccasion: true } } }),
  );
  await page.reload();
  await page.getByRole('dialog').getByRole('button').nth(1).waitFor();
}

async function deny(page: Page): Promise<void> {
  await prompt(page);
  await page.getByRole('dialog').locator('.btn--primary').click();
  await page.getByRole('dialog').getByRole('list').waitFor();
}

const looks = [
  { merchant: 'lumen' },
  { merchant: 'marigold' },
  { merchant: 'lumen', language: 'UR' },
  { merchant: 'marigold', language: 'TH' },
] as const;

/** Simulates iOS outside of an app on the home screen, which has no push. */
async function withoutPush(page: Page): Promise<void> {
  await page.addInitScript('delete globalThis.PushManager');
  await page.reload();
  await page.getByRole('main').locator('a.btn').waitFor();
}

export const pushShots: Shot[] = looks.flatMap((look) => [
  { ...look, name: 'push', path: '/m/home', as: 'member', act: prompt },
  { ...look, name: 'push-denied', path: '/m/home', as: 'member', act: deny },
  { ...look, name: 'push-alerts', path: '/m/member/alerts', as: 'member' },
  {
    ...look,
    name: 'push-alerts-iphone',
    path: '/m/member/alerts',
    as: 'member',
    userAgent: agents.safari,
    act: withoutPush,
  },
]);
