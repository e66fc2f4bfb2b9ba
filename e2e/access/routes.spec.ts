// Every route of the site as a person walks it: opened, reloaded, left and gone back to.
import type { Page } from '@playwright/test';
import { gateIf } from '../page/pairs.ts';
import { arriveAtHome, expect, merchantUrl, test, hydrated } from '../page/site.ts';

const routes = [
  '/m/home',
  '/m/index.html',
  '/m/login',
  '/m/register',
  '/m/register.html',
  '/m/forgotPassword',
  '/m/changePsw',
  '/m/game',
  '/m/launchGame',
  '/m/trialGame',
  '/m/member/home',
  '/m/member/devices',
  '/m/member/authenticator',
  '/m/member/passkeys',
  '/m/member/identities',
  '/m/activity',
  '/m/activity/signIn',
  '/m/activity/noviceTask',
  '/m/activity/rescue',
  '/m/rewardCenter',
  '/m/voucherCenter',
  '/m/leaderBoard',
  '/m/member/benefits',
  '/m/feedback',
  '/m/member/alerts',
  '/m/inviteFriends',
  '/m/appDownload',
];

/** Where a visitor of a closed lobby ends (ROUTE-03, ROUTE-05), and a member. */
const open = [
  '/m/login',
  '/m/forgotPassword',
  '/m/register',
  '/m/register.html',
  '/m/inviteFriends',
  '/m/appDownload',
];
/** A launch that names nothing leads to the games (LAUNCH-07). */
const elsewhere: Record<string, string> = {
  '/m/login': '/m/home',
  '/m/forgotPassword': '/m/home',
  '/m/register': '/m/home',
  '/m/register.html': '/m/home',
  '/m/launchGame': '/m/game',
  '/m/trialGame': '/m/game',
};
const endOf = {
  guest: (path: string) => (open.includes(path) ? path : '/m/login'),
  member: (path: string) => elsewhere[path] ?? path,
};

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path.replaceAll('.', String.raw`\.`)}$`));
  await hydrated(page);
  await expect(page.locator('main:not([aria-busy=true])')).toBeVisible();
}

/** An address that stays the same is no new entry of the history. */
async function expectBackAndForward(page: Page, [before, end]: [string, string]): Promise<void> {
  if (end === before) return;
  await page.goBack();
  await expectPage(page, before);
  await page.goForward();
  await expectPage(page, end);
}

/** The routes of one test: all of them would be longer than any other test. */
const mostInWalk = 9;
const walks = Array.from({ length: Math.ceil(routes.length / mostInWalk) }, (_, at) =>
  routes.slice(at * mostInWalk, (at + 1) * mostInWalk),
);

for (const [who, arrive] of [
  ['member', arriveAtHome],
  ['guest', async () => {}],
] as const) {
  for (const [at, walk] of walks.entries()) {
    test(
      `ROUTE-01, ROUTE-09 reload, back and forward as a ${who}, on the routes from ${walk[0]} on`,
      // The others are opened by the gate, too: access.spec.ts.
      gateIf(who === 'member' && at === 0),
      async ({ page }) => {
        test.slow();
        await arrive(page);
        let before = endOf[who]('/m/home');
        await page.goto(merchantUrl('lumen', before));
        for (const path of walk) {
          const end = endOf[who](path);
          await page.goto(merchantUrl('lumen', path));
          await expectPage(page, end);
          await page.reload();
          await expectPage(page, end);
          await expectBackAndForward(page, [before, end]);
          before = end;
        }
      },
    );
  }
}
