// Data of one member that is left in the browser for the next (security C4).
import type { Page } from '@playwright/test';
import { untilQuiet } from '../page/pending-requests.ts';
import {
  expect,
  hydrated,
  merchantUrl,
  passwordOf,
  pressLogOut,
  sessionOf,
  test,
} from '../page/site.ts';

const at = (path: string) => merchantUrl('lumen', path);

/** Logs in by the names of the fields, because the page is in Thai. */
async function enterAs(page: Page, username: string): Promise<void> {
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill(passwordOf(username));
  await page.locator('form [type=submit]').click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect.poll(async () => (await sessionOf(page))?.userName).toBe(username);
}

async function leave(page: Page): Promise<void> {
  await page.locator('nav [href="/m/member/home"]').click();
  await untilQuiet(page);
  await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
}

/** Returns everything that the browser has stored for the site, and the current page, as one text. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('unreadable')));
      });
    const stores = [localStorage, sessionStorage].map((store) => Object.entries(store));
    const found: unknown[] = [stores, document.cookie];
    found.push(history.state, window.name, document.documentElement.outerHTML);
    found.push([...document.querySelectorAll('input')].map(({ value }) => value));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.text();
        found.push(name, request.url, body);
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        found.push(
          name,
          store,
          await read(database.transaction(store).objectStore(store).getAll()),
        );
      }
      database.close();
    }
    return JSON.stringify(found);
  });

/** Returns the keys of answers that the tab has cached (NET-03). */
const keptAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('kept.')));

type PageContents = { texts: string[]; ownGames: string[] };

/** Records all texts that the page shows from now on, and the games that it shows as a member's own. */
const watchPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = new Set<string>();
    const ownGames = new Set<string>();
    const ownLanes = ['เกมโปรด', 'เล่นล่าสุด'];
    const note = () => {
      texts.add(document.body.innerText);
      const isOwnPage = location.search.includes('favourites');
      for (const title of document.querySelectorAll('main h3')) {
        const lane = title.closest('section')?.querySelector('h2')?.textContent ?? '';
        const isOwn = ownLanes.includes(lane) || (isOwnPage && title.closest('.cover-grid'));
        if (isOwn) ownGames.add(title.textContent);
      }
    };
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(note).observe(document.body, changes);
    Object.assign(window, { seen: () => ({ texts: [...texts], ownGames: [...ownGames] }) });
  });
const seenOn = (page: Page): Promise<PageContents> =>
  page.evaluate(() => (window as unknown as { seen: () => PageContents }).seen());

async function walkAbout(page: Page): Promise<void> {
  // The strip with the merchant's newest notices.
  await page.locator('main > button').first().click();
  await page.keyboard.press('Escape');
  await page.locator('nav [href="/m/game"]').click();
  // Leaving before the list has loaded would abort it, and the tab would cache nothing of it.
  await expect.poll(() => keptAnswers(page)).not.toEqual([]);
  await page.locator('header [href*="favourites"]').click();
  await expect(page.locator('main .cover-grid h3')).toHaveCount(5);
  await page.getByRole('button', { name: /^ค้นหา/ }).click();
  await page.getByRole('searchbox').fill('demo koi');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('nav [href="/m/member/home"]').click();
  await expect(page.getByRole('heading', { name: 'demo', exact: true })).toBeVisible();
}

test('C4, NET-03 nothing of a member is left for the next one; the device’s own choices stay', async ({
  page,
  context,
}) => {
  await page.goto(at('/m/login'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Language: English, EN' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ไทย' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await enterAs(page, 'demo');
  const first = await sessionOf(page);
  await walkAbout(page);
  const halves = await context.cookies();
  const device = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  const facts = [first?.token, first?.id, halves.find(({ httpOnly }) => httpOnly)?.value];
  expect(facts).not.toContain(undefined);
  const expectNothing = (text: string) => {
    for (const fact of facts) expect(text).not.toContain(fact);
    expect(text).not.toMatch(/\bdemo\b/);
  };

  expect(await keptAnswers(page)).not.toEqual([]);
  await leave(page);
  expect(await keptAnswers(page)).toEqual([]);
  expectNothing(await everythingKept(page));
  await watchPage(page);
  await enterAs(page, 'regular');
  await page.locator('nav [href="/m/game"]').click();
  await page.locator('header [href*="favourites"]').click();
  await expect(page.getByRole('heading', { name: 'ยังไม่มีเกมโปรด' })).toBeVisible();
  await page.locator('nav [href="/m/member/home"]').click();
  await expect(page.getByRole('heading', { name: 'regular', exact: true })).toBeVisible();
  expectNothing(await everythingKept(page));
  expectNothing(JSON.stringify(await context.cookies()));
  const seen = await seenOn(page);
  expectNothing(seen.texts.join('\n'));
  expect(seen.ownGames).toEqual([]);

  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).toBe(device);
});

test('C4 a log-out in another tab leaves the campaign in the address, also for the next member', async ({
  page,
  context,
}) => {
  const campaign = '?affiliateCode=spring%2024&r=K7';
  await page.goto(at('/m/login'));
  await enterAs(page, 'demo');
  await page.goto(at(`/m/index.html${campaign}`));
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(at('/m/member/home'));
  await untilQuiet(page);
  await pressLogOut(other);
  await expect(page).toHaveURL(at(`/m/login${campaign}`));
});
