// All failures of a launch: each shows one clear message with a way on, and the site keeps working (LAUNCH-03, R4).
import type { BrowserContext, Page } from '@playwright/test';
import { expectOnly, noteMessages, type MessageLog } from '../page/messages.ts';
import { enterWithMoney, isInGame } from '../own/own-member.ts';
import { setMerchant } from '../product/set-merchant.ts';
import { nightly } from '../page/pairs.ts';
import { expect, merchantUrl, sessionOf, test, hydrated, type Merchant } from '../page/site.ts';

const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (code: string) => `/m/launchGame?vendor=SANDBOX&code=${code}`;

const late =
  'This is taking longer than usual Your game hasn’t opened yet. You haven’t been charged.';
const failed = 'The game didn’t open This game can’t open right now. Try again in a moment.';
const maintenance =
  'This provider is under maintenance Its games are closed for now. Rounds you’ve started are safe and will finish automatically.';
const gone = 'This game is no longer available The provider no longer offers it.';
const again = ['Retry', 'Back to games', 'Customer service'];
const others = ['See similar games', 'Back to games', 'Customer service'];

/** Triggers of the sandbox's hub, with the message and the buttons that the player sees. */
const triggers = {
  sbx_slow12: [late, again],
  sbx_dead: [late, again],
  sbx_cut: [late, again],
  sbx_403: [maintenance, others],
  sbx_404: [gone, others],
  sbx_500: [failed, again],
  sbx_badjson: [failed, again],
  sbx_nourl: [failed, again],
  sbx_redirect: [failed, again],
  sbx_huge: [failed, again],
  sbx_elsewhere: [failed, again],
} as const satisfies Record<string, readonly [string, string[]]>;
type Code = keyof typeof triggers;

async function openTab(context: BrowserContext, merchant: Merchant, code: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(merchantUrl(merchant, link(code)));
  return tab;
}
const isAsking = (page: Page) =>
  expect(page.getByText('Connecting to the provider…')).toBeVisible();

/** Leaves a failed launch by its own button or link; all lead to the list of games. */
async function goOn(code: Code, tab: Page): Promise<void> {
  const [, [first]] = triggers[code];
  const isLink = first === 'See similar games';
  await (isLink ? tab.getByRole('link', { name: first }) : button(tab, 'Back to games')).click();
  await expect(tab).toHaveURL(/\/m\/game$/);
  await expect(tab.getByRole('link', { name: 'Me and my account' })).toBeVisible();
}

/** One trigger for each text of a failed launch. All triggers together take as long as the slowest. */
const oneOfEach: Code[] = ['sbx_cut', 'sbx_403', 'sbx_404', 'sbx_badjson'];

for (const [which, codes, tag] of [
  ['each text is said by one trigger', oneOfEach, {}],
  ['each trigger says one thing', Object.keys(triggers) as Code[], nightly],
] as const) {
  test(
    `LAUNCH-01, LAUNCH-03, NET-10 ${which}, once, and leads on; slow8 opens`,
    tag,
    async ({ page, context, trouble }) => {
      trouble.expect(/status of (404|503|504)/);
      const said = await noteMessages(context);
      await enterWithMoney(page, 'plain');
      const slow8 = await openTab(context, 'plain', 'sbx_slow8');
      // A reload while a launch is pending requests the game again.
      await isAsking(slow8);
      await slow8.reload();
      const tabs = await Promise.all(
        codes.map(async (code) => [code, await openTab(context, 'plain', code)] as const),
      );
      await slow8.waitForURL(/^http:\/\/sandbox\.localhost/, { timeout: 20_000 });
      for (const [code, tab] of tabs) {
        const [text, ways] = triggers[code];
        await expectOnly(said, tab, text);
        const presses = tab.locator('.foot').getByRole('button').or(tab.locator('.foot a'));
        expect(await presses.allInnerTexts(), code).toEqual(ways);
      }
      const [, unknown] = tabs.find(([code]) => code === 'sbx_404') ?? [];
      await unknown?.reload();
      await expect.poll(() => unknown && said(unknown)).toEqual([gone, gone]);

      await Promise.all(tabs.map(([code, tab]) => goOn(code, tab)));
      for (const [code, tab] of tabs) {
        expect(said(tab), code).toEqual(code === 'sbx_404' ? [gone, gone] : [triggers[code][0]]);
      }
      expect([said(page), said(slow8)]).toEqual([[], []]);
    },
  );
}

const minutesFromNow = (minutes: number) =>
  `${new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16)}Z`;

/** Calls the launch as this page's member, without a page for it, and returns the status. */
async function askToLaunch(page: Page, query: Record<string, string>): Promise<number> {
  const session = await sessionOf(page);
  const [merchant = ''] = new URL(page.url()).hostname.split('.');
  const headers = { Authorization: session?.token ?? '', Merchant: merchant };
  const search = new URLSearchParams({ launchMode: 'GLS', platform: 'html5', ...query });
  return page.evaluate(async ([url, init]) => (await fetch(url, init)).status, [
    `/wps/game/launchGame?${search}`,
    { headers },
  ] as const);
}
const launchesOf = (page: Page) => {
  const launches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/launchGame')) launches.push(request.url());
  });
  return launches;
};

test('LAUNCH-02, LAUNCH-05 a provider that its operator closes says until when, and opens again', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/status of 503/);
  const said = await noteMessages(context);
  await enterWithMoney(page, 'plain');
  await lane(page, 'Slots').scrollIntoViewIfNeeded();
  const card = lane(page, 'Slots').getByRole('link').nth(2);
  const address = (await card.getAttribute('href')) ?? '';
  const query = new URLSearchParams(address.split('?')[1]);
  const vendor = query.get('vendor') ?? '';
  const trial = { accountType: '0', vassalage: vendor, gameId: query.get('code') ?? '' };
  const setting = `vendors.${vendor}.maintenance`;
  const [from, until] = [minutesFromNow(-60), minutesFromNow(90)];
  await setMerchant('plain', 'set', `${setting}.from=${from}`, `${setting}.until=${until}`);
  await expect.poll(() => askToLaunch(page, trial)).toBe(503);

  const launches = launchesOf(page);
  await card.dblclick();
  await expectOnly(said, page, /^\S.* is under maintenance Its games .* in 1 h (29|30) min$/);
  expect(launches.length).toBe(1);
  await button(page, 'Back to games').click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(card).toBeInViewport();
  await card.click();
  await page.getByRole('link', { name: 'See similar games' }).click();
  await expect(page).toHaveURL(/\/m\/game\?category=RNG$/);
  expect(said(page).length, 'one for each time').toBe(2);

  await setMerchant('plain', 'unset', `${setting}.from`, `${setting}.until`);
  await expect.poll(() => askToLaunch(page, trial)).toBe(200);
  await page.goto(merchantUrl('plain', address));
  await isInGame(page);
});

test('LAUNCH-02, MEMBER-01, A5 too little money, too often, and a member who may not stake', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/status of (400|403|429)/);
  const said = await noteMessages(context);
  await enterWithMoney(page, 'marigold', { amount: 15_000n });
  await lane(page, 'Arcade').scrollIntoViewIfNeeded();
  const card = lane(page, 'Arcade').getByRole('link').nth(1);
  const address = (await card.getAttribute('href')) ?? '';
  const name = await card.getByRole('heading').innerText();
  await card.click();
  await expectOnly(
    said,
    page,
    new RegExp(
      `^Not enough balance ${name} needs a little more than your balance. Short by \\D*0.85`,
    ),
  );
  await button(page, 'Play demo first').click();
  await expect(button(page, 'Leave demo')).toBeVisible();
  await button(page, 'Leave demo').click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(card).toBeInViewport();

  const query = { accountType: '1', vassalage: 'SANDBOX', gameId: 'sbx_game' };
  const asked = await Promise.all(Array.from({ length: 30 }, () => askToLaunch(page, query)));
  expect(asked).toContain(429);
  await page.goto(merchantUrl('marigold', address));
  await expect.poll(() => said(page).length).toBe(2);
  expect(said(page)[1]).toMatch(
    /^The game didn’t open You’re opening games too fast. Try again in \d+ seconds?.$/,
  );
  await button(page, 'Back to games').click();
  await expect(page).toHaveURL(/\/m\/game$/);

  // Another member, later, in the same browser.
  await page.close();
  await context.clearCookies();
  const limited = await context.newPage();
  await enterWithMoney(limited, 'marigold', { type: 4 });
  await limited.goto(merchantUrl('marigold', address));
  await expectOnly(said, limited, /^The game didn’t open Your account can’t play/);
  await button(limited, 'Play demo first').click();
  await expect(button(limited, 'Leave demo')).toBeVisible();
});

/** Expects another game of the same integration to open, in a new tab. */
async function expectToOpen(context: BrowserContext, code: string): Promise<void> {
  const tab = await openTab(context, 'lumen', code);
  await tab.waitForURL(/^http:\/\/sandbox\.localhost/);
  await tab.close();
}

/** Expects the lobby, the balance, the own page and other games of the provider to work. */
async function walkOn(page: Page, context: BrowserContext): Promise<void> {
  await page.reload();
  await expect(page.getByRole('region', { name: 'Balance', exact: true })).toContainText('10,000');
  await page.getByRole('link', { name: 'Me and my account' }).click();
  await expect(button(page, 'Log out')).toBeVisible();
  await page.goBack();
  await lane(page, 'Arcade').scrollIntoViewIfNeeded();
  await lane(page, 'Arcade').getByRole('link').nth(1).click();
  await isInGame(page);
  await page.goBack();
  await hydrated(page);
  await expectToOpen(context, 'sbx_game');
}

/** Expects all tabs to be late, and the breaker to refuse at once when the first tries again. Returns the first. */
async function waitAndRetry(tabs: readonly Page[], said: MessageLog): Promise<Page> {
  await Promise.all(tabs.map((tab) => expectOnly(said, tab, late)));
  const [first] = tabs;
  if (!first) throw new Error('no tab');
  await button(first, 'Retry').click();
  await expect.poll(() => said(first)).toEqual([late, failed]);
  return first;
}

test('R4 while a game hangs the lobby, the balance, the own page and the same provider’s other games go on', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/status of (503|504)/);
  const said = await noteMessages(context);
  await enterWithMoney(page, 'lumen');
  // As many as a game's breaker needs before it refuses calls at once.
  const hanging = await Promise.all(
    Array.from({ length: 5 }, () => openTab(context, 'lumen', 'sbx_dead')),
  );
  await Promise.all(hanging.map(isAsking));

  // At the same time, because the breaker refuses for ten seconds only.
  const [, tried] = await Promise.all([walkOn(page, context), waitAndRetry(hanging, said)]);
  await expectToOpen(context, 'sbx_game');
  await button(tried, 'Back to games').click();
  await expect(tried).toHaveURL(/\/m\/game$/);
  expect(said(page)).toEqual([]);
});
