// One session in many tabs, and sessions by a one-time code.
import type { Browser, Page } from '@playwright/test';
import { expireHandoffs } from '@parlour/seed/testing/expire-handoffs';
import { gateIf, nightly } from '../page/pairs.ts';
import { untilQuiet } from '../page/pending-requests.ts';
import {
  expect,
  expectHome,
  expectMember,
  fillLogin,
  hydrated,
  logIn,
  logInButton,
  logOut,
  merchantUrl,
  passwordOf,
  sessionOf,
  test,
  type Merchant,
} from '../page/site.ts';

/** Mints a code for the member of this page, as the site does. */
const mint = (page: Page): Promise<string> =>
  page.evaluate(async (audience) => {
    const stored = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as {
      token: string;
    };
    const answer = await fetch('/wps/session/handoff', {
      method: 'POST',
      headers: { authorization: stored.token, 'content-type': 'application/json' },
      body: JSON.stringify({ audience }),
    });
    return ((await answer.json()) as { value: { code: string } }).value.code;
  }, new URL(page.url()).origin);

async function codeOf(browser: Browser, merchant: Merchant, username: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, merchant, username);
  await expectHome(page, username);
  const code = await mint(page);
  await context.close();
  return code;
}

/** Blocks the page for two and a half seconds. */
const keepBusy = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const end = performance.now() + 2500;
    while (performance.now() < end);
  });

const userName = async (page: Page): Promise<string> => (await sessionOf(page))?.userName ?? '';

for (const name of ['token', 'tokens']) {
  test(
    `ROUTE-04 a code in ${name} becomes the session, and leaves the address before anything else loads`,
    gateIf(name === 'token'),
    async ({ page, browser }) => {
      const code = await codeOf(browser, 'lumen', 'regular');
      const asked: string[] = [];
      page.on('request', (request) => {
        asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
      });
      await page.goto(merchantUrl('lumen', `/m/home?r=1&${name}=${code}#top`));
      await expect(page.getByText('You’re logged in as r•••••ar.')).toBeVisible();
      await page.getByRole('button', { name: 'Got it' }).click();
      await expect(page).toHaveURL(/\/m\/home\?r=1#top$/);
      await expectMember(page, 'regular');
      expect(asked.filter((line) => line.includes(code))).toHaveLength(1);
      const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url));
      expect(visited.join('\n')).not.toContain(code);
      await page.reload();
      await expectMember(page, 'regular');
    },
  );
}

test(
  'ROUTE-04 “Not me” ends the session that a link began',
  nightly,
  async ({ page, browser, trouble }) => {
    // Calls of the page while the session ends.
    trouble.expect(/status of 401.*\/wps\//);
    const code = await codeOf(browser, 'lumen', 'regular');
    await page.goto(merchantUrl('lumen', `/m/home?token=${code}`));
    await page.getByRole('button', { name: 'Not me' }).click();
    await expect(page).toHaveURL(/\/m\/login$/);
    expect(await userName(page)).toBe('');
  },
);

test('ROUTE-04 a code that was used, has expired or belongs to another merchant says so and leads to the login', async ({
  page,
  browser,
  trouble,
}) => {
  trouble.expect(/status of 400/);
  // Calls of the page while the session ends.
  trouble.expect(/status of 401.*\/wps\//);
  const used = await codeOf(browser, 'plain', 'regular');
  await page.goto(merchantUrl('plain', `/m/home?token=${used}`));
  await page.getByRole('button', { name: 'Not me' }).click();
  await expect(page).toHaveURL(/\/m\/login$/);

  const expired = await codeOf(browser, 'plain', 'regular');
  await expireHandoffs(process.env['PARLOUR_E2E_DATA'] ?? '', 'plain');
  const foreign = await codeOf(browser, 'marigold', 'regular');
  for (const code of [used, expired, foreign, 'rubbish']) {
    await page.goto(merchantUrl('plain', `/m/home?token=${code}`));
    await expect(page.getByText('This link has expired or already been used.')).toBeVisible();
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(page).toHaveURL(/\/m\/login$/);
  }
});

test('ROUTE-04 a code of another member asks first, and staying is what closing means', async ({
  page,
  browser,
}) => {
  await logIn(page, 'lumen', 'demo');
  await expectHome(page);
  const first = await codeOf(browser, 'lumen', 'regular');
  await page.goto(merchantUrl('lumen', `/m/home?token=${first}`));
  await expect(page.getByRole('button', { name: 'Stay as demo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectHome(page);
  expect(await userName(page)).toBe('demo');

  const second = await codeOf(browser, 'lumen', 'regular');
  await page.goto(merchantUrl('lumen', `/m/home?token=${second}`));
  await page.getByRole('button', { name: 'Switch to r•••••ar' }).click();
  await expectMember(page, 'regular');
});

test(
  'ROUTE-04, SESS-07 a code of another member asks first also where the member’s own tab is busy',
  nightly,
  async ({ page, context, browser }) => {
    await logIn(page, 'lumen', 'demo');
    await expectHome(page);
    const code = await codeOf(browser, 'lumen', 'regular');
    const other = await context.newPage();
    const busy = keepBusy(page);
    await other.goto(merchantUrl('lumen', `/m/home?token=${code}`));
    await other.getByRole('button', { name: 'Stay as demo' }).click();
    await busy;
    await expectMember(other, 'demo');
  },
);

test('C4, SESS-07 a switch in one tab is seen on the page of a member in another', async ({
  page,
  context,
  browser,
}) => {
  const nameOn = (tab: Page) => tab.getByRole('heading', { level: 1 });
  await logIn(page, 'lumen', 'demo');
  await expectHome(page);
  await page.goto(merchantUrl('lumen', '/m/member/home'));
  await expect(nameOn(page)).toHaveText('demo');
  const other = await context.newPage();
  const code = await codeOf(browser, 'lumen', 'regular');
  await other.goto(merchantUrl('lumen', `/m/home?token=${code}`));
  await other.getByRole('button', { name: 'Switch to r•••••ar' }).click();
  await expect(nameOn(page)).toHaveText('regular');
});

test('SESS-06, SESS-07 a new tab takes the session of an open one, and a log-out in one logs out all', async ({
  page,
  context,
}) => {
  await logIn(page, 'lumen', 'demo');
  await expectHome(page);
  const second = await context.newPage();
  await second.goto(merchantUrl('lumen', '/m/home'));
  await expectHome(second);
  const third = await context.newPage();
  await third.goto(merchantUrl('lumen', '/m/leaderBoard'));
  await expect(third).toHaveURL(/\/m\/leaderBoard$/);

  for (const tab of [page, third]) await untilQuiet(tab);
  await logOut(second);
  for (const tab of [page, second, third]) {
    await expect(tab).toHaveURL(/\/m\/login$/);
    expect(await userName(tab)).toBe('');
  }
});

test(
  'SESS-07 a new tab waits for an open one that is busy, and then shows what was asked for',
  nightly,
  async ({ page, context }) => {
    await logIn(page, 'lumen', 'demo');
    await expectHome(page);
    const second = await context.newPage();
    const busy = keepBusy(page);
    await second.goto(merchantUrl('lumen', '/m/member/home'));
    await busy;
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('demo');
    await expect(second).toHaveURL(/\/m\/member\/home$/);
  },
);

test('SESS-07 a login in one tab is taken over by the others', async ({ page, context }) => {
  await logIn(page, 'lumen', 'demo');
  await expectHome(page);
  const second = await context.newPage();
  await second.goto(merchantUrl('lumen', '/m/home'));
  await expectHome(second);
  await second.evaluate(() => sessionStorage.clear());
  await page.close();
  await logIn(second, 'lumen', 'regular');
  await expectMember(second, 'regular');
  const third = await context.newPage();
  await third.goto(merchantUrl('lumen', '/m/home'));
  await expectMember(third, 'regular');
});

/** Records the tab's calls for the lobby's lists, and its pages. */
function note(page: Page) {
  const lists: string[] = [];
  const pages: string[] = [];
  page.on('request', (request) => {
    if (/GCSGAME_|getListAnnouncements/.test(request.url())) lists.push(request.url());
  });
  page.on('framenavigated', (frame) => pages.push(new URL(frame.url()).pathname));
  return { lists, pages };
}

test('SESS-07, ROUTE-12 a tab whose cookie outlived every other tab is a guest, sees no member’s page, and asks a closed lobby nothing', async ({
  page,
  context,
}) => {
  await logIn(page, 'lumen', 'demo');
  await expectHome(page);
  const late = await context.newPage();
  const { lists, pages } = note(late);
  await page.close();
  await late.goto(merchantUrl('lumen', '/m/home'));
  await expect(late).toHaveURL(/\/m\/login$/);
  await hydrated(late);
  await expect(late.getByRole('dialog')).toHaveCount(0);
  expect({ lists, pages }).toEqual({ lists: [], pages: ['/m/home', '/m/login'] });
});

test(
  'ROUTE-12 a guest of a closed lobby comes to the login page once, and it asks for no list',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/status of 401/);
    const { lists, pages } = note(page);
    await page.goto(merchantUrl('lumen', '/m/game?category=RNG'));
    await hydrated(page);
    await expect(logInButton(page)).toBeVisible();
    const { status, headers } = await page.evaluate(async () => {
      const answer = await fetch('/wps/relay/GCSGAME_gameList?pageNo=1');
      return { status: answer.status, headers: answer.headers.get('cache-control') };
    });
    expect([status, headers]).toEqual([401, 'private, no-store']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(pages).toEqual(['/m/login']);
    expect(lists).toHaveLength(1);
    await fillLogin(page, 'regular', passwordOf('regular'));
    await logInButton(page).click();
    await expectHome(page, 'regular');
    await expect(page.getByRole('region', { name: 'Slots', exact: true })).toBeVisible();
  },
);
