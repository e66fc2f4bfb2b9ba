// Every route of the site: opened, reloaded, left and returned to.
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
  '/m/chat',
  '/m/chat/talk',
  '/m/member/alerts',
  '/m/inviteFriends',
  '/m/appDownload',
];

/** Routes open to a visitor of a closed lobby; the others lead to the login or to home (ROUTE-03, ROUTE-05). */
const open = [
  '/m/login',
  '/m/forgotPassword',
  '/m/register',
  '/m/register.html',
  '/m/inviteFriends',
  '/m/appDownload',
];
/** Routes that lead a member elsewhere. A launch that names no game leads to the games (LAUNCH-07). */
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

/** Goes back and forward. An unchanged address has no history entry, so there is nothing to test. */
async function expectBackAndForward(page: Page, [before, end]: [string, string]): Promise<void> {
  if (end === before) return;
  await page.goBack();
  await expectPage(page, before);
  await page.goForward();
  await expectPage(page, end);
}

/** Most routes in one test, so that no test takes much longer than others. */
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
      // The gate opens the other routes in access.spec.ts.
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
