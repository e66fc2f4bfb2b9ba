// Screens of the installation on several kinds of devices, of the welcome pictures, and of the native app's update.
import type { Page } from '@playwright/test';
import type { Shot } from './shot.ts';

const ios = (rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
/** User agents of browsers. */
export const agents = {
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  safari: ios('Version/17.4 Mobile/15E148 Safari/604.1'),
  chromeOfIos: ios('CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1'),
  olderApp: ios('Mobile/15E148 NativeApp/2.4.38'),
} as const;

const bar = (page: Page) => page.locator('.install-bar').first();
const barStands = (page: Page) => bar(page).waitFor({ timeout: 30_000 });
/** Opens the sheet by the bar's button; its other button closes the bar. */
async function openSheet(page: Page): Promise<void> {
  await barStands(page);
  await bar(page).locator('button:not(.icon-button)').first().click();
  await dialogStands(page);
}
const dialogStands = (page: Page) => page.locator('dialog[open] .text-title').first().waitFor();

/** Opens the welcome pictures by skipping twenty seconds on home. */
async function welcome(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await barStands(page);
  await page.clock.runFor(25_000);
  await page.locator('dialog[open] img').first().waitFor();
}
async function welcomeAgain(page: Page): Promise<void> {
  await welcome(page);
  await page.locator('dialog[open] .btn--primary').click();
  await page.clock.runFor(1_000);
  await page.locator('dialog[open] img[src*="phone"]').first().waitFor();
}
/** Leaves to the merchant's own app, whose address does not answer; another merchant's address would be refused. */
async function leave(page: Page): Promise<void> {
  const [merchant = ''] = new URL(page.url()).hostname.split('.');
  const app = `https://apps.${merchant}.example/ios`;
  await page.route(app, (route) => route.fulfill({ status: 204 }));
  const address = new URL(`/m/redirect.html?url=${encodeURIComponent(app)}`, page.url());
  await page.goto(address.href);
  // The button comes after two seconds.
  await page.locator('.open a').waitFor();
}
const leaveRefused = (page: Page) =>
  page.goto(new URL('/m/redirect.html?url=https%3A%2F%2Felsewhere.example', page.url()).href);

const looks = [
  { merchant: 'lumen' },
  { merchant: 'marigold' },
  { merchant: 'lumen', language: 'UR' },
  { merchant: 'marigold', language: 'TH' },
] as const;
const home = { path: '/m/home', as: 'member', hasBars: true } as const;
const app = { path: '/m/appDownload', as: 'guest' } as const;

export const installShots: Shot[] = looks.flatMap((look): Shot[] => [
  { ...home, ...look, name: 'install-bar', userAgent: agents.android, act: barStands },
  { ...home, ...look, name: 'install-sheet', userAgent: agents.android, act: openSheet },
  { ...home, ...look, name: 'install-home-bar', userAgent: agents.safari, act: barStands },
  { ...home, ...look, name: 'install-guide', userAgent: agents.safari, act: openSheet },
  { ...home, ...look, name: 'install-safari', userAgent: agents.chromeOfIos, act: openSheet },
  { ...home, ...look, name: 'upgrade', userAgent: agents.olderApp, act: dialogStands },
  {
    ...home,
    ...look,
    name: 'upgrade-now',
    userAgent: agents.olderApp,
    given: ['flags.APPFORCEUPDATE3=on'],
    act: dialogStands,
  },
  { ...home, ...look, name: 'welcome-picture', userAgent: agents.android, act: welcome },
  { ...home, ...look, name: 'welcome-photos', userAgent: agents.android, act: welcomeAgain },
  { ...look, name: 'leaving', path: '/m/login', as: 'guest', act: leave },
  { ...look, name: 'leaving-refused', path: '/m/login', as: 'guest', act: leaveRefused },
  { ...app, ...look, name: 'get-the-app-android', userAgent: agents.android },
  { ...app, ...look, name: 'get-the-app-iphone', userAgent: agents.safari },
]);
