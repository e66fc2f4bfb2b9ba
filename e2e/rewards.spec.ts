// Rewards as members come by them: what is claimed is paid once, and what an operator writes runs nothing.
import { randomUUID } from 'node:crypto';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { termsHtml } from '@parlour/contract/rewards/terms-html';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { createClubLabel, createMember } from '@parlour/database/testing/fixtures';
import { createBanners } from '@parlour/database/testing/lobby-fixtures';
import { money, readBalances } from '@parlour/database/testing/ledger-fixtures';
import { publishPromotion } from '@parlour/database/testing/reward-fixtures';
import type { Browser, Page, Route } from '@playwright/test';
import { hostileHtml } from './hostile-html.ts';
import { ownerUrlOf } from './own-member.ts';
import { openOwnMerchant } from './own-merchant.ts';
import { expect, fillLogin, hydrated, logInButton, test } from './site.ts';

type Traits = Parameters<typeof createMember>[2];
const claimCalls = '**/wps/promotion/*/claim';
const centre = '/m/rewardCenter';

/** A merchant with a reward centre, what it offers, and members of it. */
async function open(page: Page, offers: Partial<PromotionFile>[], settings: SettingTexts = {}) {
  const merchant = await openOwnMerchant(page, { 'flags.REWCEN3': 'on', ...settings });
  const place = { ownerUrl: ownerUrlOf(), merchantCode: merchant.code };
  const ids: string[] = [];
  for (const offer of offers) ids.push(await publishPromotion(place, offer));
  return {
    merchant,
    place,
    ids,
    /** Logs a new member in, who stands at `path` then. */
    enter: async (at: Page, path: string, traits: Traits = {}) => {
      const member = await createMember(ownerUrlOf(), merchant.code, traits);
      await at.goto(merchant.url('/m/login'));
      await fillLogin(at, member.username, member.password);
      await logInButton(at).click();
      await expect(at).toHaveURL(/\/m\/home$/);
      await at.goto(merchant.url(path));
      await hydrated(at);
      return { holds: async () => (await readBalances(place, member.id))['USD'] ?? 0n };
    },
  };
}

const signIn: Partial<PromotionFile> = {
  code: 'daily',
  type: 'LOGIN',
  texts: { EN: { title: 'Daily check-in', line: '' } },
  rule: {
    kind: 'signIn',
    daily: { kind: 'cash', amount: '1' },
    streaks: [{ days: 2, reward: { kind: 'cash', amount: '5' } }],
  },
};
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Ready to claim' }).getByRole('listitem');
const claimButton = (page: Page) => page.getByRole('button', { name: /^Claim Welcome/ });
/** Only a browser knows that a name below localhost is this machine. */
async function fetchItself(route: Route, path?: string) {
  const { host, port, pathname } = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host };
  return route.fetch({ url: `http://127.0.0.1:${port}${path ?? pathname}`, headers });
}
const countCalls = (page: Page) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/claim')) keys.push(request.headers()['idempotency-key']);
  });
  return keys;
};

test('PROMO-06, PROMO-07 what is claimed is paid once, stays until one leaves, and is in balance and history', async ({
  page,
}) => {
  const { enter, merchant } = await open(page, [{}]);
  const { holds } = await enter(page, centre);
  const keys = countCalls(page);
  await expect(page.getByRole('tab', { name: 'To claim (1)' })).toBeVisible();
  await claimButton(page).dblclick();
  await expect(rows(page)).toContainText('Claimed');
  await expect(page.locator('.toast')).toContainText('$10 added');
  expect(keys).toHaveLength(1);
  expect(await holds()).toBe(money('10'));
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('$10');
  await expect(page.getByRole('list', { name: 'Today' })).toContainText('Welcome');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$10.00');
  await page.goto(merchant.url(centre));
  await expect(page.getByText('Nothing to claim right now')).toBeVisible();
});

test('PROMO-07, W4 a claim whose answer is lost says so, and Retry pays nothing a second time', async ({
  page,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED/);
  const { enter } = await open(page, [{}]);
  const { holds } = await enter(page, centre);
  const keys = countCalls(page);
  // The server hears of it and pays; the line breaks before its answer is back.
  const lose = async (route: Route) => {
    await fetchItself(route);
    await route.abort();
  };
  await page.route(claimCalls, lose, { times: 1 });
  await claimButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Retry is safe');
  expect(await holds()).toBe(money('10'));
  await page.getByRole('button', { name: 'Retry Welcome' }).click();
  await expect(rows(page)).toContainText('Claimed');
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(await holds()).toBe(money('10'));
});

test('NET-11, PROMO-06 without a line the row says so, and Retry pays when it is back', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED/);
  const { enter } = await open(page, [{}]);
  const { holds } = await enter(page, centre);
  await expect(claimButton(page)).toBeVisible();
  await context.setOffline(true);
  await claimButton(page).click();
  await expect(rows(page).getByRole('alert')).toContainText('You’re offline');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry Welcome' }).click();
  await expect(rows(page)).toContainText('Claimed');
  expect(await holds()).toBe(money('10'));
});

async function otherPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test('PROMO-06 who comes when all is given out reads so, and is paid nothing', async ({
  page,
  browser,
  trouble,
}) => {
  trouble.expect(/status of 409/);
  const { enter } = await open(page, [{ budget: '10' }]);
  const { holds } = await enter(page, centre);
  await expect(claimButton(page)).toBeVisible();
  const other = await otherPage(browser);
  await enter(other, centre);
  await claimButton(other).click();
  await expect(rows(other)).toContainText('Claimed');
  await other.context().close();
  await claimButton(page).click();
  await expect(rows(page).getByRole('alert')).toContainText('given out');
  await expect(rows(page).getByRole('button')).toHaveCount(0);
  expect(await holds()).toBe(0n);
});

test('PROMO-05 the check-in is one press a day, seen in its month and in the row of days', async ({
  page,
}) => {
  const { enter, merchant } = await open(page, [signIn]);
  const { holds } = await enter(page, '/m/activity/signIn');
  const keys = countCalls(page);
  const today = page.getByRole('button', { name: /today: check in/ });
  await today.dblclick();
  await expect(page.getByRole('region', { name: 'Daily check-in' })).toContainText(
    '$1 is in your balance',
  );
  await expect(today).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Calendar' })).toContainText(/, checked in/);
  expect(keys).toHaveLength(1);
  expect(await holds()).toBe(money('1'));
  await page.reload();
  await expect(page.getByText('1 day', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check in' })).toHaveCount(0);
  await page.goto(merchant.url(centre));
  const card = page.getByRole('region', { name: 'Daily check-in' });
  await expect(card).toContainText('1-day streak');
  await expect(card).toContainText('Checked in');
});

test('PROMO-03 each member sees the kinds that are for it, and one of type 4 none', async ({
  page,
  browser,
}) => {
  const titled = (code: string, type: PromotionFile['type']) => ({
    code,
    type,
    texts: { EN: { title: code, line: '' } },
  });
  const { enter, merchant } = await open(page, [
    titled('welcome', 'REGISTER'),
    titled('friends', 'REFERRAL'),
    titled('club', 'UPGRADE_BONUS'),
    titled('app', 'APP_DOWNLOAD'),
  ]);
  await createClubLabel(ownerUrlOf(), merchant.code);
  const gold = { clubLabelId: 'gold' };
  for (const [traits, expected] of [
    [{ type: 0, ...gold }, ['club', 'friends', 'welcome']],
    [{ type: 1 }, ['welcome']],
    [{ type: 2, ...gold }, ['club', 'welcome']],
  ] as [Traits, string[]][]) {
    const other = await otherPage(browser);
    await enter(other, '/m/activity', traits);
    await expect(other.getByRole('main').getByRole('heading')).toHaveText(expected);
    await other.context().close();
  }
  await enter(page, '/m/activity', { type: 4 });
  await expect(page.getByText('No promotions right now')).toBeVisible();
  await page.goto(merchant.url(centre));
  await expect(page.getByText('Nothing to claim right now')).toBeVisible();
});

test('ROUTE-12, PROMO-04 a guest of an open lobby reads of promotions, and is asked in', async ({
  page,
}) => {
  const { merchant } = await open(page, [{}], { guestLobby: 'on' });
  await page.goto(merchant.url('/m/activity'));
  await page.getByRole('link', { name: /Welcome/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Claim/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Register to take part' }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
});

test('PROMO-04, ROUTE-12 the tab of rewards leads a guest to the login', async ({ page }) => {
  const { merchant } = await open(page, [{}], { guestLobby: 'on' });
  await page.goto(merchant.url('/m/home'));
  const tab = page.getByRole('navigation').getByRole('link', { name: 'Rewards and tasks' });
  await expect(tab).toHaveAttribute('href', '/m/login');
});

test('PROMO-01 the tab counts what waits, and no more after it was claimed', async ({ page }) => {
  const { enter } = await open(page, [{}, signIn]);
  await enter(page, centre);
  const tab = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true });
  await expect(tab('Rewards and tasks (2)')).toBeVisible();
  await claimButton(page).click();
  await expect(tab('Rewards and tasks (1)')).toBeVisible();
});

test('LOBBY-06, ROUTE-07 a banner of a promotion opens it, and one that is over says so', async ({
  page,
}) => {
  const past = {
    code: 'past',
    endsAt: '2026-01-02T00:00:00Z',
    texts: { EN: { title: 'Past', line: '' } },
  };
  const { enter, ids, place, merchant } = await open(page, [{}, past]);
  const [id = '', over = ''] = ids;
  await createBanners(place, [
    { groupName: 'm_home', titles: { EN: 'See it' }, linkageType: 'P', linkage: id },
  ]);
  await enter(page, '/m/home');
  await page.getByRole('link', { name: /See it/ }).click();
  await expect(page).toHaveURL(new RegExp(`/m/activity\\?id=${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await page.goto(merchant.url(`/m/activity?id=${over}`));
  await expect(page.getByText('This promotion has ended.')).toBeVisible();
  await page.getByRole('link', { name: /Welcome/ }).click();
  await page.getByRole('button', { name: 'Claim $10' }).click();
  await expect(page.getByText('$10 is in your balance')).toBeVisible();
});

test('PROMO-05 an id that is none, and another merchant’s, is not here', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 404/);
  const elsewhere = await open(page, [{}]);
  const { enter, merchant } = await open(page, []);
  await enter(page, `/m/activity?id=${elsewhere.ids[0]}`);
  await expect(page.getByText('This promotion isn’t here')).toBeVisible();
  await page.goto(merchant.url('/m/activity?id=nothing'));
  await expect(page.getByText('This promotion isn’t here')).toBeVisible();
});

test('V3 what an operator writes runs nothing, asks for nothing and breaks no rule of the page', async ({
  page,
}) => {
  test.slow();
  const { enter, ids } = await open(page, [
    { texts: { EN: { title: 'Welcome', line: '', terms: '<p>First</p>' } } },
  ]);
  const asked: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!/\/wps\/|\/m\/(assets|activity)/.test(request.url())) asked.push(request.url());
  });
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await enter(page, `/m/activity?id=${ids[0]}`);
  const terms = page.getByRole('heading', { name: 'Terms' }).locator('+ div');
  await expect(terms).toHaveText('First');
  // What the server holds was cleaned when it was written; here it is as it would be, had it not been.
  let served = '';
  await page.route('**/wps/promotion/*', async (route) => {
    const answer = await fetchItself(route, `/wps/promotion/${ids[0]}`);
    const body = (await answer.json()) as { value: { terms: string } };
    body.value.terms = served;
    await route.fulfill({ response: answer, json: body });
  });
  asked.length = 0;
  expect(hostileHtml.length).toBeGreaterThan(200);
  for (const [at, html] of hostileHtml.entries()) {
    served = `<p>Number ${at}</p>${html}`;
    await page.evaluate((id) => {
      history.pushState(null, '', `/m/activity?id=${id}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, randomUUID());
    await expect(terms.locator('p').first()).toHaveText(`Number ${at}`);
    const found = await terms.evaluate((place) =>
      [...place.querySelectorAll('*')].map((each) => ({
        tag: each.localName,
        attributes: [...each.attributes].map(({ name, value }) => `${name}=${value}`),
      })),
    );
    for (const { tag, attributes } of found) {
      expect(termsHtml.tags, html).toContain(tag);
      for (const each of attributes) {
        expect(each, html).toMatch(
          /^(colspan=|rowspan=|href=(https:\/\/|\/[^/\\])|target=_blank$|rel=noopener noreferrer$)/,
        );
      }
    }
    await terms.evaluate((place) => {
      for (const each of place.querySelectorAll('p, b, li')) {
        for (const name of ['click', 'mouseover', 'focus', 'pointerenter'])
          each.dispatchEvent(new Event(name, { bubbles: true }));
      }
    });
  }
  expect(dialogs).toEqual([]);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
});

test('V3 what is plain is shown as it was meant, and a link out of the site opens beside it', async ({
  page,
}) => {
  const terms =
    '<h2>How</h2><ul><li>Once <b>a day</b></li></ul><table><tr><td colspan="2">x</td></tr></table><a href="https://rules.example/">Rules</a> <a href="/m/home">Home</a>';
  const { enter, ids } = await open(page, [
    { texts: { EN: { title: 'Welcome', line: '', terms } } },
  ]);
  await enter(page, `/m/activity?id=${ids[0]}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'How' })).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText('Once a day');
  const way = main.getByRole('link', { name: 'Rules' });
  await expect(way).toHaveAttribute('target', '_blank');
  await expect(way).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(main.getByRole('link', { name: 'Home' })).not.toHaveAttribute('target');
});
