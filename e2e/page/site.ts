// Basis of all browser tests: addresses, a console that is watched, and the steps of a login.
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { demoAccounts } from '@parlour/seed/demo-facts';
import { watchSecrets } from '../product/canaries.ts';
import { enterAs } from './enter-as.ts';
import { countRequests, untilQuiet } from './pending-requests.ts';
import { recordToasts } from './toasts.ts';

export type Merchant = 'lumen' | 'marigold' | 'plain';

/** The address of a page at a merchant. */
export const merchantUrl = (merchant: Merchant | 'unknown', path = '/m/home'): string =>
  `http://${merchant}.localhost:${process.env['PARLOUR_E2E_PORT']}${path}`;

type Watch = {
  /** Allows console messages of this pattern; any other one fails the test. */
  expect(pattern: RegExp): void;
};

/** Collects errors in Chromium's console: scripts' faults, refused content (CSP) and failed requests. */
function watch(context: BrowserContext, said: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') said.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (fault) => said.push(`fault: ${String(fault.error())}`));
}

/** Suppresses bars and pictures that the site offers, and answers the question of consent, so that they cover no button. Tests of these open another context. */
function settle(): void {
  // Frames of other sites and empty pages have no storage.
  if (window.origin === 'null') return;
  const answer = { usage: true, ads: false, at: Date.now() };
  if (!localStorage.getItem('consent')) localStorage.setItem('consent', JSON.stringify(answer));
  for (const key of ['PWA_skipA2hs', 'download_closed', 'welcome_seen']) {
    sessionStorage.setItem(key, '1');
  }
}

export const test = base.extend<{ trouble: Watch }>({
  trouble: [
    async ({ context }, use) => {
      const said: string[] = [];
      const expected: RegExp[] = [];
      watch(context, said);
      countRequests(context);
      await context.addInitScript(settle);
      await recordToasts(context);
      const noteRest = watchSecrets(context);
      await use({ expect: (pattern) => expected.push(pattern) });
      const unexpected = said.filter((text) => !expected.some((pattern) => pattern.test(text)));
      // After the console was read, because the server may be down by now and this call may cause errors.
      await noteRest();
      // As one text, so that the first lines of the failure, which are kept, say what it was.
      expect(unexpected.join(' | '), 'the console, but for what the test said it provokes').toBe(
        '',
      );
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page of another visitor, in a context of its own. */
export async function otherPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  countRequests(context);
  await recordToasts(context);
  return context.newPage();
}

/** Options of tests with animations: the gate's browsers prefer reduced motion (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const passwordOf = (username: string): string =>
  demoAccounts.find((account) => account.username === username)?.password ?? '';

export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
}

export const logInButton = (page: Page) =>
  page.getByRole('button', { name: 'Log in', exact: true });
const logOutButton = (page: Page) => page.getByRole('button', { name: 'Log out', exact: true });

/** Presses “Log out” once the page is quiet: a call that is under way as the session ends is answered by 401, which the console notes. */
export async function pressLogOut(page: Page): Promise<void> {
  await expect(logOutButton(page)).toBeVisible();
  await untilQuiet(page);
  await logOutButton(page).click();
}

/** Opens the login page and logs in with a demo account. Tests of other subjects use `enterDemo`. */
export async function logIn(page: Page, merchant: Merchant, username: string): Promise<void> {
  await page.goto(merchantUrl(merchant, '/m/login'));
  await fillLogin(page, username, passwordOf(username));
  await logInButton(page).click();
}

/** Waits until React has hydrated the page; the login's form answers earlier (`usable`). */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);

export type SessionRecord = { token: string; id: string; userName: string };

/** Returns the tab's session (MC_SESSION_INFO); null for a guest. */
export const sessionOf = (page: Page): Promise<SessionRecord | null> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null') as null);

/** The tab that leads to the member's page. A guest's tab of that name leads to the login. */
export const ownTab = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me and my account' });

/** Expects home with this member's session and content for members. */
export async function expectHome(page: Page, username = 'demo'): Promise<void> {
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectMember(page, username);
}

/** Opens home as Lumen's demo member. */
export async function arriveAtHome(page: Page): Promise<void> {
  await enterDemo(page, 'lumen');
  await expectHome(page);
}

/** Opens a page with a demo account, by a call. By the form: `logIn`. */
export const enterDemo = (
  page: Page,
  merchant: Merchant,
  { username = 'demo', path = '/m/home' } = {},
): Promise<void> =>
  enterAs(page, merchantUrl(merchant, path), { username, password: passwordOf(username) });

export async function expectMember(page: Page, username: string): Promise<void> {
  await expect(ownTab(page)).toHaveAttribute('href', '/m/member/home');
  await expect.poll(async () => (await sessionOf(page))?.userName).toBe(username);
}

/** Logs out by the tab to the member's page and the button at the end of its list. */
export async function logOut(page: Page, username = 'demo'): Promise<void> {
  await ownTab(page).click();
  await expect(page.getByRole('heading', { name: username, exact: true })).toBeVisible();
  await pressLogOut(page);
}
