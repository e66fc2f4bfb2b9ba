// The player's view of each row of the contract's table of failures (docs/errors.md), and of a lost connection.
import type { BrowserContext, Page, Route } from '@playwright/test';
import type { FailureRow, Reaction } from '@parlour/contract/failures/failure-row';
import { failures } from '@parlour/contract/failures/failures';
import { messages } from '@parlour/phrases/compiled/errors/en';
import { gateIf } from '../page/pairs.ts';
import { untilQuiet } from '../page/pending-requests.ts';
import { enterWithStream } from '../signals/signal-pages.ts';
import {
  arriveAtHome,
  expect,
  expectHome,
  fillLogin,
  hydrated,
  logIn,
  logInButton,
  merchantUrl,
  passwordOf,
  sessionOf,
  test,
} from '../page/site.ts';
import { expectToast } from '../page/toasts.ts';

const words = 'The words of the server.';
type Answer = { status: number; json: object };

/** Returns the page's text for an answer: ours for its code, or the one for its status. */
function ours({ status, json }: Answer): string {
  const { errorCode = '' } = json as { errorCode?: string };
  const text = messages[`error.${errorCode}`]?.[0];
  if (typeof text === 'string') return text;
  return status === 502
    ? 'This isn’t available right now. Try again in a moment.'
    : 'Something went wrong. Try again.';
}

/** Answers for each status and code of a row; none for a lost connection or a server that does not answer. */
function answersOf(row: FailureRow): Answer[] {
  const refusal = (status: number, fields: object): Answer => ({
    status,
    json: { success: false, message: words, ...fields },
  });
  return [
    ...(row.statuses ?? []).map((status) => refusal(status, {})),
    ...(row.codes ?? []).map((errorCode) => refusal(400, { errorCode })),
    ...(row.beginnings ?? []).map((each) => refusal(400, { errorCode: `${each}.anything` })),
    ...(row.messages ?? []).map((message) => refusal(200, { message })),
  ];
}
const nameOf = ({ status, json }: Answer) =>
  `HTTP ${status} ${Object.values(json).slice(1).join(' ')}`;

const alerts = (page: Page) => page.getByRole('alertdialog');
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });
/** Answers a call of the page from now on. */
const answerBy = (page: Page, call: string, answer: Answer) =>
  page.route(`**${call}*`, (route) => route.fulfill(answer));

/** Opens home as a guest by a link whose code is never checked. */
const comeByLink = (page: Page) => page.goto(merchantUrl('lumen', '/m/home?token=any'));
const inspect = '/wps/session/handoff/inspect';

async function refreshBalance(page: Page, answer: Answer): Promise<void> {
  await arriveAtHome(page);
  await hydrated(page);
  // A press while the first call is pending would share its answer.
  const balance = page.getByRole('region', { name: 'Balance' });
  await expect(balance).toHaveAttribute('aria-busy', 'false');
  await answerBy(page, '/wps/v2/wallets/balance', answer);
  await page.getByRole('button', { name: 'Refresh balance' }).click();
}

/** Reactions that are tested here; the pages in front are tested with a merchant who closes the site (front.spec.ts). */
type TestedReaction = Exclude<Reaction, 'front'>;

/** Steps that cause each reaction, and its visible result. */
const drives: Record<TestedReaction, (page: Page, answer: Answer) => Promise<void>> = {
  logOut: async (page, answer) => {
    await refreshBalance(page, answer);
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(alerts(page)).toHaveText(/Please log in\./);
    expect(await sessionOf(page)).toBeNull();
  },
  changePassword: async (page, answer) => {
    await refreshBalance(page, answer);
    await expect(page).toHaveURL(/\/m\/changePsw$/);
    await expect(alerts(page)).toHaveCount(0);
  },
  line: async (page, answer) => {
    await refreshBalance(page, answer);
    await expect(alerts(page)).toContainText(words);
    await expect(alerts(page)).toContainText('There is no other address to try.');
    await expect(alerts(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  },
  silent: async (page, answer) => {
    await answerBy(page, inspect, answer);
    await comeByLink(page);
    await expectToast(page, ours(answer));
    await expect(alerts(page)).toHaveCount(0);
  },
  wait: async (page, answer) => {
    await answerBy(page, inspect, answer);
    await comeByLink(page);
    await expectToast(page, ours(answer));
    await expect(alerts(page)).toHaveCount(0);
  },
  inPlace: async (page, answer) => {
    await answerBy(page, '/wps/session/login', answer);
    await logIn(page, 'lumen', 'demo');
    await expect(page.getByRole('alert')).toHaveText(ours(answer));
    await expect(alerts(page)).toHaveCount(0);
  },
  alert: async (page, answer) => {
    await answerBy(page, inspect, answer);
    await comeByLink(page);
    await expect(alerts(page)).toContainText(words);
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(alerts(page)).toHaveCount(0);
  },
  toast: async (page) => {
    await page.route(`**${inspect}`, (route) => route.abort('internetdisconnected'));
    await comeByLink(page);
    await expectToast(page, 'No internet connection');
    await expect(alerts(page)).toHaveCount(0);
  },
};

const noAnswer: Answer = { status: 0, json: {} };
const expectObeyed = (page: Page, does: TestedReaction, answer = noAnswer): Promise<void> =>
  drives[does](page, answer);

const other: FailureRow = { does: 'alert', by: 'NET-10', codes: ['house.on.fire'] };
const driven = new Set<FailureRow['does']>();
for (const row of [...failures, other]) {
  // The launch's codes are tested at the launch.
  const { does } = row;
  if (does === 'front') continue;
  const answers = row.by === 'LAUNCH-01' ? [] : answersOf(row);
  for (const answer of answers) {
    const isFirst = !driven.has(does);
    driven.add(does);
    test(
      `NET-08, NET-09, NET-10, LOGIN-04, LOGIN-06 ${nameOf(answer)}: ${does}`,
      gateIf(isFirst),
      async ({ page, trouble }) => {
        trouble.expect(/status of \d/);
        await expectObeyed(page, does, answer);
      },
    );
  }
}

/** Texts of the launch's page by code. */
const launchSays: Record<string, string> = {
  vendor_timeout: 'The game took too long to respond. Try again.',
  vendor_under_maintenance: 'This provider is under maintenance',
  launch_game_balance_not_enough: 'Not enough balance',
  game_not_found: 'This game is no longer available',
};
for (const code of failures.find(({ by }) => by === 'LAUNCH-01')?.codes ?? []) {
  test(
    `LAUNCH-01, NET-10 ${code} is the launch’s own to say`,
    gateIf(code === 'vendor_timeout'),
    async ({ page, trouble }) => {
      trouble.expect(/status of \d/);
      await arriveAtHome(page);
      const json = { success: false, errorCode: code, message: words };
      await answerBy(page, '/wps/game/launchGame', { status: 503, json });
      await page.goto(merchantUrl('lumen', '/m/launchGame?vendor=TIDEPOOL&code=three-lanterns'));
      await expect(page.getByText(launchSays[code] ?? 'no text is known')).toBeVisible();
      await expect(alerts(page)).toHaveCount(0);
    },
  );
}

test('NET-11 a call that does not get through is a toast and no alert', async ({
  page,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED/);
  await expectObeyed(page, 'toast');
});

test('NET-01, LAUNCH-03 a call that is not answered within 30 s says so once', async ({ page }) => {
  await page.clock.install();
  await page.route(`**${inspect}`, () => undefined);
  const asked = page.waitForRequest(`**${inspect}`);
  await comeByLink(page);
  await asked;
  await page.clock.runFor(20_000);
  await expect(alerts(page)).toHaveCount(0);
  await page.clock.runFor(10_500);
  await expect(alerts(page)).toContainText('This is taking too long. Try again.');
});

/** Holds members' calls of all tabs, and answers them with 401 later. */
async function holdCalls(context: BrowserContext) {
  const held: Route[] = [];
  await context.route(/\/wps\/(?:relay|v2|member|draw)\//, (route) => void held.push(route));
  const refuseAll = () =>
    Promise.all(
      held.map((route) =>
        route.fulfill({ status: 401, json: { success: false, errorCode: 'customer.not.login' } }),
      ),
    );
  return { held, refuseAll };
}

test('NET-08 ten calls that are answered by 401 together raise one alert, in each of two tabs', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/status of 401/);
  await arriveAtHome(page);
  const { held, refuseAll } = await holdCalls(context);
  await page.reload();
  const second = await context.newPage();
  await second.goto(merchantUrl('lumen', '/m/home'));
  await expect.poll(() => held.length).toBeGreaterThanOrEqual(10);
  await refuseAll();
  for (const tab of [page, second]) {
    await expect(tab).toHaveURL(/\/m\/login$/);
    await expect(alerts(tab)).toHaveText(/Please log in\./);
    await tab.getByRole('button', { name: 'Got it' }).click();
    await expect(alerts(tab)).toHaveCount(0);
    expect(await sessionOf(tab)).toBeNull();
  }
});

test('NET-08 a session that has ended is said in a tab that asked nothing, too; a log-out is not', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/status of 401/);
  // A stream that began later would be refused, and the page told without being touched.
  await enterWithStream(page);
  const idle = await context.newPage();
  await idle.goto(merchantUrl('lumen', '/m/changePsw'));
  await hydrated(idle);
  for (const tab of [page, idle]) await untilQuiet(tab);
  await context.clearCookies({ name: '__Host-sid' });
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(alerts(page)).toHaveText(/Please log in\./);
  await expect(idle).toHaveURL(/\/m\/login$/);
  await expect(alerts(idle)).toHaveText(/Please log in\./);
});

test('C3, NET-11, NET-17 ten seconds without a line in the middle of a login lose nothing and log in once', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(merchantUrl('lumen', '/m/login'));
  await hydrated(page);
  await page.clock.install();
  const sent: string[] = [];
  const answered: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/wps/session/login')) answered.push(answer.status());
  });
  const held = Promise.withResolvers<void>();
  await page.route('**/wps/session/login', async (route) => {
    sent.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  await fillLogin(page, 'demo', passwordOf('demo'));
  await logInButton(page).click();
  await expect.poll(() => sent.length).toBe(1);
  await context.setOffline(true);
  held.resolve();
  await expectToast(page, 'No internet connection');
  await expect(page.getByRole('alert')).toHaveText(/^You’re offline\./);
  await page.clock.runFor(10_000);
  await expect(toast(page, /offline/)).toHaveCount(0);
  await expect(alerts(page)).toHaveCount(0);
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue('demo');
  await context.setOffline(false);
  await expectToast(page, 'Back online');
  await logInButton(page).click();
  await expectHome(page);
  expect([sent.length, answered]).toEqual([2, [200]]);
});
