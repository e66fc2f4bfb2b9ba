// What every browser test begins with: the addresses, a watched browser, and the steps of a person who logs in.
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { demoAccounts } from '@parlour/database/seed/demo-facts';
import { watchSecrets } from '../product/canaries.ts';
import { enterAs } from './enter-as.ts';

export type Merchant = 'lumen' | 'marigold' | 'plain';

/** The address of a page at a merchant. */
export const merchantUrl = (merchant: Merchant | 'unknown', path = '/m/home'): string =>
  `http://${merchant}.localhost:${process.env['PARLOUR_E2E_PORT']}${path}`;

type Watch = {
  /** Says that this test provokes such a message; any other one fails it. */
  expect(pattern: RegExp): void;
};

/** Chromium tells scripts' faults, refused content (CSP) and failed requests on the console. */
function watch(context: BrowserContext, said: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') said.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (fault) => said.push(`fault: ${String(fault.error())}`));
}

/** What the site offers by itself (bars, pictures) covers nothing that a test presses: a test of theirs opens a context of its own. */
function settle(): void {
  // A frame of others and an empty page have no storage, and nothing of ours.
  if (window.origin === 'null') return;
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
      await context.addInitScript(settle);
      const noteRest = watchSecrets(context);
      await use({ expect: (pattern) => expected.push(pattern) });
      const unexpected = said.filter((text) => !expected.some((pattern) => pattern.test(text)));
      // After it: what stood behind the page may be gone by now.
      await noteRest();
      expect(unexpected, 'the console, but for what the test said it provokes').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For tests of what moves: the gate's browsers want no motion (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const passwordOf = (username: string): string =>
  demoAccounts.find((account) => account.username === username)?.password ?? '';

export async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
}

export const logInButton = (page: Page) =>
  page.getByRole('button', { name: 'Log in', exact: true });
export const logOutButton = (page: Page) =>
  page.getByRole('button', { name: 'Log out', exact: true });

/** Opens the login page and logs in as one of the demo accounts. A test of something else: `enterDemo`. */
export async function logIn(page: Page, merchant: Merchant, username: string): Promise<void> {
  await page.goto(merchantUrl(merchant, '/m/login'));
  await fillLogin(page, username, passwordOf(username));
  await logInButton(page).click();
}

/** React has the page; on the login page the form answers before (`usable`). */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);

export type SessionRecord = { token: string; id: string; userName: string };

/** What the tab keeps of its session (MC_SESSION_INFO); null for a guest. */
export const sessionOf = (page: Page): Promise<SessionRecord | null> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? 'null') as null);

/** The tab that leads to the member's own page. A guest's tab of that name leads to the login. */
export const ownTab = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me and my account' });

/** Home of this very member: the site keeps the session, and shows what only a member sees. */
export async function expectHome(page: Page, username = 'demo'): Promise<void> {
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectMember(page, username);
}

/** A member of Lumen, at home. */
export async function arriveAtHome(page: Page): Promise<void> {
  await enterDemo(page, 'lumen');
  await expectHome(page);
}

/** Opens a page as one of the demo accounts, by a call. The form: `logIn`. */
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

/** As a person does it: by the tab to the own page, which says the name, and there at the end of the list. */
export async function logOut(page: Page, username = 'demo'): Promise<void> {
  await ownTab(page).click();
  await expect(page.getByRole('heading', { name: username, exact: true })).toBeVisible();
  await logOutButton(page).click();
}
