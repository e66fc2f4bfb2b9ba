// Every screen for people with poor eyesight or large text: names, contrast, space. Keyboard: keyboard.spec.ts.
import type { Page } from '@playwright/test';
import { findCrowdingAtSizes, listBrokenRules, roomAtSizes } from '../page/accessible.ts';
import { textSizeOf, type SetTextSize } from '../page/crowding.ts';
import { forgetAnswers } from '../page/kept-answers.ts';
import { gateIf, nightly, pairs } from '../page/pairs.ts';
import {
  enterDemo,
  expect,
  merchantUrl,
  passwordOf,
  test,
  hydrated,
  type Merchant,
} from '../page/site.ts';
import { answerBalance, answerBonuses } from './bonus-answers.ts';
import { answerChat, talkId } from './chat-answers.ts';
import {
  closeForMaintenance,
  closeProvider,
  closeToRegion,
  waitForFront,
  waitForProvider,
} from './closed-site.ts';
import { answerNone, answerNotifications } from './notification-answers.ts';
import { sendFactorMail, sendLoginCode } from './sent-codes.ts';

type Step = (page: Page) => Promise<unknown>;
type ScreenCase = {
  name: string;
  path: string;
  member?: true;
  /** The only merchant that has the screen: the one whose lobby is open to guests. */
  only?: Merchant;
  /** Step before the page is requested. */
  before?: Step;
  /** Step after the page is shown. */
  open?: Step;
  /** True for a page without scripts, which are not waited for. */
  isStatic?: true;
};

const sendLogin = async (page: Page, username: string, password: string) => {
  await page.locator('[name=username]').fill(username);
  await page.locator('[name=password]').fill(password);
  await page.locator('form [type=submit]').click();
};
const refuseHandOff = (page: Page) =>
  page.route('**/wps/session/handoff/inspect*', (route) =>
    route.fulfill({ status: 400, json: { success: false, errorCode: 'other', message: 'No.' } }),
  );
/** The count of waiting vouchers comes after the page. */
const waitForBadge = (page: Page) => page.locator('.tile .badge').waitFor();
const waitForNotice = (page: Page) => page.getByRole('alertdialog').waitFor();
const openSecondFactor = async (page: Page) => {
  await sendLogin(page, 'twofactor', passwordOf('twofactor'));
  await page.getByRole('tab').first().waitFor();
};
/** Opens the form for a code by e-mail, the third tab: its field needs no country. */
const openEmail = async (page: Page) => {
  await openSecondFactor(page);
  await page.getByRole('tab').nth(2).click();
  await page.locator('[name=email]').waitFor();
};
const openEmailCode = (page: Page) => openEmail(page).then(() => sendFactorMail(page));
const missFactor = async (page: Page) => {
  await openSecondFactor(page);
  await page.locator('dialog form [type=submit]').click();
  await page.locator('dialog [aria-invalid]').first().waitFor();
};
const failLogin = async (page: Page) => {
  await sendLogin(page, 'demo', 'a slip');
  await page.getByRole('alert').waitFor();
};
const registerNothing = async (page: Page) => {
  await page.locator('form [type=submit]').click();
  await page.locator('[aria-invalid]').first().waitFor();
};
/** Sends the empty form. */
const sendNothing = (page: Page) => sendLogin(page, '', '');
const openLanguages = async (page: Page) => {
  await page.locator('header .btn--mini').click();
  await page.getByRole('dialog').waitFor();
};
const openAnnouncements = async (page: Page) => {
  await page.locator('main > button').first().click();
  await page.getByRole('dialog').waitFor();
};
const gameCalls = '**/GCSGAME_gameList*';
let lastName = 0;
/** Requests a code for a new unknown name each time, because a name may get one code a minute. By e-mail, whose field needs no country. */
const sendResetCode = async (page: Page) => {
  await page.locator('[role=tab]').last().click();
  await page.locator('[name=username]').fill(`nobody-${Date.now()}-${(lastName += 1)}`);
  await page.locator('[name=email]').fill('nobody@example.test');
  await page.locator('form [type=submit]').first().click();
  await page.locator('[name=code]').waitFor();
};
const missNewPassword = async (page: Page) => {
  await sendResetCode(page);
  await page.locator('[name=code]').fill('123456');
  await page.locator('[name=again]').press('Enter');
  await page.locator('[aria-invalid]').first().waitFor();
};
/** A message in each state, and the team's answer. */
const answerFeedback = (page: Page) =>
  page.route('**/wps/feedback/list*', (route) => {
    const items = (['answered', 'read', 'sent'] as const).map((state, at) => ({
      id: `00000000-0000-4000-8000-00000000000${at}`,
      category: 'problem',
      content: 'The balls are yesterday’s until the page is loaded anew. '.repeat(3),
      pictures: state === 'sent' ? ['00000000-0000-4000-8000-000000000009'] : [],
      sentAt: 1_763_000_000_000,
      state,
      answer: state === 'answered' ? 'Thank you. They are today’s now.' : null,
      answeredAt: state === 'answered' ? 1_763_500_000_000 : null,
    }));
    return route.fulfill({ json: { success: true, value: { items } } });
  });
const fillFeedback = async (page: Page) => {
  await page.locator('textarea').fill('a'.repeat(1_000));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a', mimeType: 'image/gif', buffer: Buffer.from('GIF') });
  await page.getByRole('alert').waitFor();
};
const failGames = async (page: Page) => {
  await forgetAnswers(page);
  await page.route(gameCalls, (route) => route.abort());
};
/** Returns the screen of a page whose data did not load. */
const failing = (name: string, path: string, before: Step): ScreenCase => {
  const open = (page: Page) => page.locator('main [role=alert]').first().waitFor();
  return { name, path, member: true, before, open };
};
/** Searches for a text. The button is found by position, because names depend on the language. */
const searchFor =
  (text: string): Step =>
  async (page) => {
    await page.locator('header .icon-button').first().click();
    await page.getByRole('searchbox').fill(text);
    if (text !== '') await page.locator('dialog output').waitFor();
  };
const failClaims = (page: Page) => page.route('**/wps/reward/claims*', (route) => route.abort());
/** Fails the call of a claim, so that nothing is claimed. */
const loseClaim = async (page: Page) => {
  await page.route('**/claim', (route) => route.abort());
  await page.locator('main li button').first().click();
  await page.getByRole('alert').waitFor();
};
/** Claims all rewards, of which the first is lost; no call arrives, so that nothing is claimed. */
const claimAllButOne = async (page: Page) => {
  let isFirst = true;
  await page.route('**/claim', async (route) => {
    if (isFirst) {
      isFirst = false;
      return route.abort();
    }
    const claimId = '00000000-0000-4000-8000-000000000001';
    const value = { claimId, state: 'paid', amount: '1250.00', currency: 'PHP' };
    return route.fulfill({ json: { success: true, value } });
  });
  await page.locator('main .btn--ink').click();
  await page.getByRole('dialog').getByRole('alert').waitFor();
};
const openHistory = async (page: Page) => {
  await page.locator('[role=tab]').nth(1).click();
  await page.locator('main :is(h2, .hero)').first().waitFor();
};
const openPromotion = async (page: Page) => {
  await page.locator('main ul a').first().click();
  await page.locator('main dl, main footer').first().waitFor();
};
const failBonuses = (page: Page) => page.route('**/wps/bonus/list*', (route) => route.abort());
const askGiveUp = async (page: Page) => {
  await page.locator('[data-bonus] .btn--text').first().click();
  await page.getByRole('alertdialog').waitFor();
};
const openBonusTerms = async (page: Page) => {
  await page.locator('[data-bonus]').nth(1).locator('.btn--text').first().click();
  await page.getByRole('dialog').locator('dl').first().waitFor();
};
const trial = '/m/trialGame?vendor=PAPERFOX&code=gold-leaf&gameType=ARCADE';
const openTrial = (page: Page) => page.locator('iframe').waitFor();
const foldTrial = async (page: Page) => {
  await openTrial(page);
  // The last button of the header is the menu, whose last row hides the header.
  await page.locator('header button').last().click();
  await page.getByRole('dialog').getByRole('listitem').last().getByRole('button').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};
const launch = '/m/launchGame?vendor=TIDEPOOL&code=three-lanterns';
const noGames = '/m/game?category=SPORTS&vendor=NOBODY';

const screens: ScreenCase[] = [
  { name: 'login', path: '/m/login' },
  { name: 'login with empty fields', path: '/m/login', open: sendNothing },
  { name: 'login with a wrong password', path: '/m/login', open: failLogin },
  { name: 'notice', path: '/m/home?token=any', before: refuseHandOff, open: waitForNotice },
  { name: 'second factor', path: '/m/login', open: openSecondFactor },
  { name: 'second factor, e-mail', path: '/m/login', open: openEmail },
  { name: 'second factor, e-mail sent', path: '/m/login', open: openEmailCode },
  { name: 'second factor, none given', path: '/m/login', open: missFactor },
  { name: 'languages', path: '/m/login', open: openLanguages },
  { name: 'registration', path: '/m/register' },
  { name: 'registration with empty fields', path: '/m/register', open: registerNothing },
  { name: 'forgotten password', path: '/m/forgotPassword' },
  { name: 'forgotten password, code sent', path: '/m/forgotPassword', open: sendResetCode },
  { name: 'forgotten password, the new one', path: '/m/forgotPassword', open: missNewPassword },
  { name: 'login, code sent', path: '/m/login', only: 'lumen', open: sendLoginCode },
  { name: 'home as a guest', path: '/m/home', only: 'marigold' },
  { name: 'games as a guest', path: '/m/game', only: 'marigold' },
  { name: 'home', path: '/m/home', member: true },
  { name: 'announcements', path: '/m/home', member: true, open: openAnnouncements },
  { name: 'search', path: '/m/home', member: true, open: searchFor('') },
  { name: 'search with games', path: '/m/home', member: true, open: searchFor('a') },
  { name: 'search without a game', path: '/m/home', member: true, open: searchFor('zzzzzz') },
  { name: 'games', path: '/m/game', member: true },
  { name: 'favourites', path: '/m/game?category=favourites', member: true },
  { name: 'games, none there', path: noGames, member: true },
  failing('games that failed', '/m/game', failGames),
  { name: 'member home', path: '/m/member/home', member: true, open: waitForBadge },
  { name: 'member home, bonus money', path: '/m/member/home', member: true, before: answerBalance },
  { name: 'trial', path: trial, member: true, open: openTrial },
  { name: 'trial without its header', path: trial, member: true, open: foldTrial },
  { name: 'no trial', path: '/m/trialGame?vendor=SANDBOX&code=sbx_404', member: true },
  {
    name: 'a launch, provider closed',
    path: launch,
    member: true,
    before: closeProvider,
    open: waitForProvider,
  },
  { name: 'leaderboard', path: '/m/leaderBoard', member: true },
  { name: 'benefits', path: '/m/member/benefits', member: true },
  { name: 'tasks', path: '/m/activity/noviceTask', member: true },
  { name: 'invitations', path: '/m/inviteFriends', member: true },
  { name: 'an invitation', path: '/m/inviteFriends?r=ZZZZ2222' },
  { name: 'rescue', path: '/m/activity/rescue', member: true },
  { name: 'vouchers', path: '/m/voucherCenter', member: true },
  { name: 'the app', path: '/m/appDownload', member: true },
  { name: 'promotions as a guest', path: '/m/activity', only: 'marigold' },
  { name: 'promotion as a guest', path: '/m/activity', only: 'marigold', open: openPromotion },
  { name: 'rewards', path: '/m/rewardCenter', member: true },
  {
    name: 'rewards, one whose answer is lost',
    path: '/m/rewardCenter',
    member: true,
    open: loseClaim,
  },
  {
    name: 'rewards, all claimed but one',
    path: '/m/rewardCenter',
    member: true,
    open: claimAllButOne,
  },
  { name: 'rewards, history', path: '/m/rewardCenter', member: true, open: openHistory },
  failing('rewards that failed', '/m/rewardCenter', failClaims),
  { name: 'promotions', path: '/m/activity', member: true },
  { name: 'bonus', path: '/m/activity', member: true, before: answerBonuses },
  {
    name: 'bonus, giving it up',
    path: '/m/activity',
    member: true,
    before: answerBonuses,
    open: askGiveUp,
  },
  {
    name: 'bonus, terms of the next',
    path: '/m/activity',
    member: true,
    before: answerBonuses,
    open: openBonusTerms,
  },
  failing('bonus that failed', '/m/activity', failBonuses),
  { name: 'promotion', path: '/m/activity', member: true, open: openPromotion },
  { name: 'promotion that is not there', path: '/m/activity?id=none', member: true },
  { name: 'check-in', path: '/m/activity/signIn', member: true },
  { name: 'password', path: '/m/changePsw', member: true },
  { name: 'devices', path: '/m/member/devices', member: true },
  { name: 'authenticator', path: '/m/member/authenticator', member: true },
  { name: 'passkeys', path: '/m/member/passkeys', member: true },
  { name: 'identities', path: '/m/member/identities', member: true },
  { name: 'alerts', path: '/m/member/alerts', member: true },
  {
    name: 'notifications',
    path: '/m/member/notifications',
    member: true,
    before: answerNotifications,
  },
  {
    name: 'notifications, none',
    path: '/m/member/notifications',
    member: true,
    before: answerNone,
  },
  {
    name: 'an announcement',
    path: '/m/member/notifications?id=popup%2Ftickets',
    member: true,
    before: answerNotifications,
  },
  { name: 'feedback', path: '/m/feedback', member: true, before: answerFeedback },
  { name: 'feedback that is full', path: '/m/feedback', member: true, open: fillFeedback },
  { name: 'chats', path: '/m/chat', member: true, before: answerChat },
  { name: 'a chat', path: `/m/chat/talk?id=${talkId}`, member: true, before: answerChat },
  { name: 'a new chat', path: '/m/chat/talk', member: true, before: answerChat },
  { name: 'identity', path: '/m/identity' },
  { name: 'a refused link', path: '/m/redirect.html?url=x:y', isStatic: true },
  {
    name: 'maintenance',
    path: '/m/home?token=any',
    before: closeForMaintenance,
    open: waitForFront,
  },
  { name: 'access denied', path: '/m/home?token=any', before: closeToRegion, open: waitForFront },
  { name: 'not found', path: '/m/nowhere', member: true },
  { name: 'not found, as a guest', path: '/m/nowhere' },
];

async function show(page: Page, merchant: Merchant, screen: ScreenCase): Promise<void> {
  await screen.before?.(page);
  await page.goto(merchantUrl(merchant, screen.path));
  if (!screen.isStatic) await hydrated(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await screen.open?.(page);
  await page.unrouteAll();
  // The contrast of a colour that is still animated cannot be judged.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
}

/** Most screens in one test, so that no test takes much longer than others. */
const mostInPart = 16;

/** Divides screens into tests: first those of a guest, then those of a member. */
const partsOf = (all: ScreenCase[]): ScreenCase[][] =>
  [all.filter(({ member }) => !member), all.filter(({ member }) => member)].flatMap((some) =>
    Array.from({ length: Math.ceil(some.length / mostInPart) }, (_, at) =>
      some.slice(at * mostInPart, (at + 1) * mostInPart),
    ),
  );

/** The merchant at which the gate shows a screen: the two in turns, so that it shows each screen once. The nightly run shows all of them at both. */
const merchantInGate = (screen: ScreenCase): Merchant =>
  screen.only ?? (screens.indexOf(screen) % 2 === 0 ? 'lumen' : 'marigold');

/** Tests of a pair: its share of the screens in the gate, if it has one, and the rest, which is left to the nightly run. */
const testsOf = ({ merchant, tag }: (typeof pairs)[number]) => {
  const here = screens.filter(({ only }) => only === undefined || only === merchant);
  const inGate = here.filter((each) => tag !== nightly && merchantInGate(each) === merchant);
  const rest = here.filter((each) => !inGate.includes(each));
  return [
    ...partsOf(inGate).map((part) => ({ part, tag: gateIf(true) })),
    ...partsOf(rest).map((part) => ({ part, tag: nightly })),
  ];
};

/** Console messages that the screens provoke: unknown paths, failed calls, refused logins. */
const provoked = /status of 40[04]|ERR_FAILED/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };

/** Returns the texts of the page that name a host with its port, which is for machines. */
const listHostsWithPorts = async (page: Page): Promise<string[]> =>
  (await page.locator('body').innerText()).match(/\S*localhost:\d\S*/g) ?? [];

/** Returns what is crowded at 320 px, by the size of the text, the hosts with ports, and the rules of axe that a common phone's page breaks. */
async function judge(page: Page, setTextSize: SetTextSize) {
  await page.setViewportSize(narrow);
  const crowding = await findCrowdingAtSizes(page, setTextSize);
  await page.setViewportSize(phone);
  return { ...crowding, hosts: await listHostsWithPorts(page), axe: await listBrokenRules(page) };
}

for (const pair of pairs) {
  const { merchant, language } = pair;
  for (const { part, tag } of testsOf(pair)) {
    const names = `${merchant}, ${language}, from “${part[0]?.name}” on`;
    test(
      `HOUSE screens are clean to axe and name no host with its port, and at 320 px with text at 160 % everything has room: ${names}`,
      tag,
      async ({ page, context, trouble }) => {
        test.slow();
        trouble.expect(provoked);
        const url = merchantUrl(merchant);
        await context.addCookies([{ name: 'language', value: language, url }]);
        if (part[0]?.member) await enterDemo(page, merchant);
        const setTextSize = await textSizeOf(page);
        for (const screen of part) {
          await show(page, merchant, screen);
          const clean = { ...roomAtSizes, hosts: [], axe: [] };
          expect(await judge(page, setTextSize), screen.name).toEqual(clean);
        }
      },
    );
  }
}
