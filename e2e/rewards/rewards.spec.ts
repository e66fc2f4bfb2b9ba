// Rewards: a claim is paid once, and an operator's HTML runs nothing.
import { randomUUID } from 'node:crypto';
import { rewardClaims } from '@parlour/contract/rewards/calls';
import { createBanners } from '@parlour/seed/testing/lobby-fixtures';
import { money } from '@parlour/seed/testing/ledger-fixtures';
import type { Page, Route } from '@playwright/test';
import { expectHarmless, watchEffects } from '../announcements/hostile-effects.ts';
import { hostileHtml } from '../announcements/hostile-html.ts';
import { centre, openRewards, readyRows, type Offer } from '../own/own-rewards.ts';
import { gateIf, nightly } from '../page/pairs.ts';
import { fetchFromSite } from '../page/loopback.ts';
import { expect, otherPage, test } from '../page/site.ts';
import { expectToast } from '../page/toasts.ts';

const claimCalls = '**/wps/promotion/*/claim';

const signIn: Offer = {
  code: 'daily',
  type: 'LOGIN',
  texts: { EN: { title: 'Daily check-in', line: '' } },
  rule: {
    kind: 'signIn',
    daily: { kind: 'cash', amount: '1' },
    streaks: [{ days: 2, reward: { kind: 'cash', amount: '5' } }],
  },
};
const claimButton = (page: Page) => page.getByRole('button', { name: /^Claim Welcome/ });
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
  const { enter, merchant } = await openRewards(page, [{}]);
  const { holds } = await enter(page, centre);
  const keys = countCalls(page);
  await expect(page.getByRole('tab', { name: 'To claim (1)' })).toBeVisible();
  await claimButton(page).dblclick();
  await expect(readyRows(page)).toContainText('Claimed');
  await expectToast(page, '$10 added');
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

test('PROMO-06, PROMO-07 several rewards are claimed by one press, each once, and a sheet says what was added', async ({
  page,
}) => {
  const second: Offer = { code: 'second', texts: { EN: { title: 'Second', line: '' } } };
  const { enter } = await openRewards(page, [{}, second]);
  const { holds } = await enter(page, centre);
  const keys = countCalls(page);
  await page.getByRole('button', { name: 'Claim all' }).dblclick();
  const sheet = page.getByRole('dialog', { name: '2 of 2 rewards claimed' });
  await expect(sheet).toContainText('$20.00');
  expect(new Set(keys).size).toBe(2);
  expect(keys).toHaveLength(2);
  expect(await holds()).toBe(money('20'));
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  await expect(readyRows(page)).toHaveText([/Claimed/, /Claimed/]);
});

test('PROMO-10 a voucher that is claimed is among the member’s vouchers, once, and no money yet', async ({
  page,
}) => {
  const reward = {
    kind: 'voucher',
    texts: { EN: { title: 'Weekend treat', line: '' } },
    reward: { kind: 'cash', amount: '25' },
    days: 3,
  } as const;
  const { enter } = await openRewards(page, [{ rule: { kind: 'gift', every: 'once', reward } }]);
  const { holds } = await enter(page, centre);
  const keys = countCalls(page);
  await page.getByRole('button', { name: 'Claim Welcome, $25 voucher' }).dblclick();
  await expect(readyRows(page)).toContainText('In your vouchers for 3 days');
  expect(keys).toHaveLength(1);
  expect(await holds()).toBe(0n);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('$0');
  await expect(page.getByRole('list', { name: 'Today' })).toContainText('$25 voucher');
});

test('PROMO-07, W4 a claim whose answer is lost says so, and Retry pays nothing a second time', async ({
  page,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED/);
  const { enter } = await openRewards(page, [{}]);
  const { holds } = await enter(page, centre);
  const keys = countCalls(page);
  // The server receives the call and pays; its answer is lost.
  const lose = async (route: Route) => {
    await fetchFromSite(route);
    await route.abort();
  };
  await page.route(claimCalls, lose, { times: 1 });
  await claimButton(page).click();
  await expect(page.getByRole('alert')).toContainText('It’s safe to retry');
  expect(await holds()).toBe(money('10'));
  await page.getByRole('button', { name: 'Retry Welcome' }).click();
  await expect(readyRows(page)).toContainText('Claimed');
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(await holds()).toBe(money('10'));
});

const hasOfflinePage = (page: Page) =>
  page.evaluate(async () => (await caches.match('/m/offline', { ignoreVary: true })) !== undefined);

const nothingLeft = (page: Page) => expect(page.getByText('Nothing to claim')).toBeVisible();
async function claimNow(page: Page): Promise<void> {
  await claimButton(page).click();
  await expect(readyRows(page)).toContainText('Claimed');
}

for (const [what, isHeard, goOn] of [
  ['that the server heard of', true, nothingLeft],
  ['that never left', false, claimNow],
] as const) {
  test(
    `C3, APP-09, PROMO-07 a claim ${what} as the line went, and a page opened anew without one: on return it is paid once`,
    gateIf(isHeard),
    async ({ page, context, trouble }) => {
      trouble.expect(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
      const { enter } = await openRewards(page, [{}]);
      const { holds } = await enter(page, centre);
      await expect.poll(() => hasOfflinePage(page), { timeout: 20_000 }).toBe(true);
      const lose = async (route: Route) => {
        // First, because the server tells the page of a payment as soon as it is made.
        await context.setOffline(true);
        if (isHeard) await fetchFromSite(route);
        await route.abort();
      };
      await page.route(claimCalls, lose, { times: 1 });
      await claimButton(page).click();
      await expect(readyRows(page).getByRole('alert')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeHidden();
      await goOn(page);
      await expect(claimButton(page)).toHaveCount(0);
      expect(await holds()).toBe(money('10'));
    },
  );
}

test(
  'NET-11, NET-17, PROMO-06 without a line the row says so, and Retry pays when it is back',
  nightly,
  async ({ page, context, trouble }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED/);
    const { enter } = await openRewards(page, [{}]);
    const { holds } = await enter(page, centre);
    await expect(claimButton(page)).toBeVisible();
    await context.setOffline(true);
    await claimButton(page).click();
    await expect(readyRows(page).getByRole('alert')).toHaveText(
      'You’re offline. Check your connection and try again.',
    );
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Retry Welcome' }).click();
    await expect(readyRows(page)).toContainText('Claimed');
    expect(await holds()).toBe(money('10'));
  },
);

test('NET-17, PROMO-07 while the server is down the row says that nobody answered and that Retry is safe, and Retry pays when it is back', async ({
  page,
  trouble,
}) => {
  trouble.expect(/ERR_CONNECTION_REFUSED/);
  const { enter } = await openRewards(page, [{}]);
  const { holds } = await enter(page, centre);
  await expect(claimButton(page)).toBeVisible();
  await page.route('**/wps/**', (route) => route.abort('connectionrefused'));
  await claimButton(page).click();
  await expect(readyRows(page).getByRole('alert')).toHaveText(
    'We didn’t get a response. It’s safe to retry: you’ll only be paid once.',
  );
  expect(await holds()).toBe(0n);
  await page.unroute('**/wps/**');
  await page.getByRole('button', { name: 'Retry Welcome' }).click();
  await expect(readyRows(page)).toContainText('Claimed');
  expect(await holds()).toBe(money('10'));
});

test('PROMO-06 who comes when all is given out reads so, and is paid nothing', async ({
  page,
  browser,
  trouble,
}) => {
  trouble.expect(/status of 409/);
  const { enter } = await openRewards(page, [{ budget: '10' }]);
  const { holds } = await enter(page, centre);
  await expect(claimButton(page)).toBeVisible();
  // The list stays as it was read: a page that hears of the other's claim would take the reward from it.
  await page.route(`**${rewardClaims.path}*`, () => undefined);
  const other = await otherPage(browser);
  await enter(other, centre);
  await claimButton(other).click();
  await expect(readyRows(other)).toContainText('Claimed');
  await other.context().close();
  await claimButton(page).click();
  await expect(readyRows(page).getByRole('alert')).toContainText('have been claimed');
  await expect(readyRows(page).getByRole('button')).toHaveCount(0);
  expect(await holds()).toBe(0n);
});

test('PROMO-05 the check-in is one press a day, seen in its month and in the row of days', async ({
  page,
}) => {
  const { enter, merchant } = await openRewards(page, [signIn]);
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

test(
  'ROUTE-12, PROMO-04 a guest of an open lobby reads of promotions, and is asked in',
  nightly,
  async ({ page }) => {
    const { merchant } = await openRewards(page, [{}], { guestLobby: 'on' });
    await page.goto(merchant.url('/m/activity'));
    await page.getByRole('link', { name: /Welcome/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Claim/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Register to take part' }).click();
    await expect(page).toHaveURL(/\/m\/register$/);
  },
);

test('PROMO-04, ROUTE-12 the tab of rewards leads a guest to the login', async ({ page }) => {
  const { merchant } = await openRewards(page, [{}], { guestLobby: 'on' });
  await page.goto(merchant.url('/m/home'));
  const tab = page.getByRole('navigation').getByRole('link', { name: 'Rewards and tasks' });
  await expect(tab).toHaveAttribute('href', '/m/login');
});

test('PROMO-01 the tab counts what waits, and no more after it was claimed', async ({ page }) => {
  const { enter } = await openRewards(page, [{}, signIn]);
  await enter(page, centre);
  const tab = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true });
  await expect(tab('Rewards and tasks (2)')).toBeVisible();
  await claimButton(page).click();
  await expect(tab('Rewards and tasks (1)')).toBeVisible();
});

test(
  'LOBBY-06, ROUTE-07 a banner of a promotion opens it, and one that is over says so',
  nightly,
  async ({ page }) => {
    const past = {
      code: 'past',
      endsAt: '2026-01-02T00:00:00Z',
      texts: { EN: { title: 'Past', line: '' } },
    };
    const { enter, ids, place, merchant } = await openRewards(page, [{}, past]);
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
  },
);

test(
  'PROMO-05 an id that is none, and another merchant’s, is not here',
  nightly,
  async ({ page, trouble }) => {
    trouble.expect(/status of 404/);
    const elsewhere = await openRewards(page, [{}]);
    const { enter, merchant } = await openRewards(page, []);
    await enter(page, `/m/activity?id=${elsewhere.ids[0]}`);
    await expect(page.getByText('Promotion not found')).toBeVisible();
    await page.goto(merchant.url('/m/activity?id=nothing'));
    await expect(page.getByText('Promotion not found')).toBeVisible();
  },
);

test(
  'V3 what an operator writes runs nothing, asks for nothing and breaks no rule of the page',
  nightly,
  async ({ page }) => {
    test.slow();
    const { enter, ids } = await openRewards(page, [
      { texts: { EN: { title: 'Welcome', line: '', terms: '<p>First</p>' } } },
    ]);
    const effects = await watchEffects(page, /\/wps\/|\/m\/(assets|activity)/);
    await enter(page, `/m/activity?id=${ids[0]}`);
    const terms = page.getByRole('heading', { name: 'Terms' }).locator('+ div');
    await expect(terms).toHaveText('First');
    // The stored terms were cleaned when they were written; the test sends them uncleaned.
    let served = '';
    await page.route('**/wps/promotion/*', async (route) => {
      const answer = await fetchFromSite(route, `/wps/promotion/${ids[0]}`);
      const body = (await answer.json()) as { value: { terms: string } };
      body.value.terms = served;
      await route.fulfill({ response: answer, json: body });
    });
    effects.forgetRequests();
    expect(hostileHtml.length).toBeGreaterThan(200);
    for (const [at, html] of hostileHtml.entries()) {
      served = `<p>Number ${at}</p>${html}`;
      await page.evaluate((id) => {
        history.pushState(null, '', `/m/activity?id=${id}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, randomUUID());
      await expect(terms.locator('p').first()).toHaveText(`Number ${at}`);
      await expectHarmless(terms, html);
    }
    await effects.expectNone();
  },
);

test('V3 what is plain is shown as it was meant, and a link out of the site opens beside it', async ({
  page,
}) => {
  const terms =
    '<h2>How</h2><ul><li>Once <b>a day</b></li></ul><table><tr><td colspan="2">x</td></tr></table><a href="https://rules.example/">Rules</a> <a href="/m/home">Home</a>';
  const { enter, ids } = await openRewards(page, [
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
