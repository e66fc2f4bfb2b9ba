// Screens of members' earnings: tasks, cashback, and the leader board. Real data would take weeks, so these pictures use fake answers in
// the server's format.
import type { Answer } from '@parlour/contract/endpoint';
import type { leaderBoard, rewardRescue, rewardTasks } from '@parlour/contract/rewards/calls';
import type { Page } from '@playwright/test';
import type { Shot } from '../shot.ts';
import { inLanguages } from '../sign-in-shots.ts';

type Group = Answer<typeof rewardTasks>['groups'][number];
type Rescue = NonNullable<Answer<typeof rewardRescue>['rescue']>;
type Board = Answer<typeof leaderBoard>;

const idOf = (number: number): string => `019364e2-7f1a-7c3b-9a45-5b1d0c2e8f5${number}`;
const at = Date.parse('2026-11-12T09:30:00Z');

/** The site's language, as in the document's `lang`. */
type Tag = 'en' | 'th' | 'ur';
type Words = Record<Tag, string>;
const titles: Record<string, Words> = {
  group: { en: 'Starter tasks', th: 'ภารกิจเริ่มต้น', ur: 'ابتدائی ٹاسک' },
  line: { en: 'Off to a good start', th: 'เริ่มต้นได้ดี', ur: 'اچھی شروعات' },
  account: { en: 'Create your account', th: 'สร้างบัญชี', ur: 'اکاؤنٹ بنائیں' },
  number: {
    en: 'Confirm your mobile number',
    th: 'ยืนยันหมายเลขโทรศัพท์',
    ur: 'موبائل نمبر کی تصدیق کریں',
  },
  draw: { en: 'Enter your first draw', th: 'ร่วมลุ้นครั้งแรก', ur: 'پہلی قرعہ اندازی میں شامل ہوں' },
  games: { en: 'Try 5 different games', th: 'ลองเล่น 5 เกม', ur: '5 مختلف گیمز آزمائیں' },
  email: { en: 'Confirm your email', th: 'ยืนยันอีเมล', ur: 'ای میل کی تصدیق کریں' },
  week: { en: 'Play on 7 days', th: 'เล่นครบ 7 วัน', ur: '7 دن کھیلیں' },
};

function tasksIn(tag: Tag, currency: string): { groups: Group[] } {
  const say = (name: string): string => titles[name]?.[tag] ?? '';
  type Task = Group['tasks'][number];
  const task = (code: string, amount: string, over: Pick<Task, 'does'> & Partial<Task>): Task => ({
    code,
    title: say(code),
    state: 'open',
    done: 0,
    target: 1,
    after: null,
    goTo: null,
    reward: { kind: 'cash', amount, currency },
    paidAt: null,
    ...over,
  });
  const tasks = [
    task('account', '1.00', { does: 'registered', state: 'paid', done: 1, paidAt: at }),
    task('number', '2.00', { does: 'mobile', state: 'paid', done: 1, paidAt: at }),
    task('draw', '2.00', { does: 'tickets', state: 'ready', done: 1 }),
    task('games', '3.00', { does: 'games', done: 3, target: 5, goTo: '/m/home' }),
    task('email', '1.00', { does: 'email', goTo: '/m/home' }),
    task('week', '5.00', { does: 'days', state: 'locked', target: 7, after: say('email') }),
  ];
  const group: Group = {
    promotionId: idOf(0),
    type: 'REGISTER',
    title: say('group'),
    line: say('line'),
    until: Date.parse('2099-12-12T23:00:00Z'),
    tasks,
    earned: '3.00',
    toCome: '11.00',
    currency,
  };
  return { groups: [group] };
}

function rescueIn(currency: string, hasWeek: boolean): { rescue: Rescue } {
  const week = (over: object): NonNullable<Rescue['week']> => ({
    from: '2026-11-16',
    to: '2026-11-22',
    staked: '3150.00',
    won: '2300.00',
    difference: '850.00',
    rate: 5,
    reward: { kind: 'cash', amount: '42.50', currency },
    state: 'ready',
    until: Date.parse('2026-11-30T00:00:00Z'),
    paidAt: null,
    item: idOf(1),
    ...over,
  });
  const before = { from: '2026-11-02', to: '2026-11-08', state: 'paid', paidAt: at, item: idOf(2) };
  const lapsed = { from: '2026-11-09', to: '2026-11-15', state: 'lapsed', item: idOf(3) };
  return {
    rescue: {
      promotionId: idOf(0),
      title: '',
      line: '',
      rate: 5,
      least: '10.00',
      most: '1000.00',
      currency,
      week: hasWeek ? week({}) : null,
      sums: {
        from: '2026-11-16',
        to: '2026-11-22',
        staked: '1240.00',
        won: '1385.50',
        difference: '-145.50',
      },
      isWorkedOut: true,
      earlier: hasWeek ? [] : [week(lapsed), week(before)],
    },
  };
}

const board: Board = {
  period: 'week',
  from: '2026-11-16',
  to: '2026-11-22',
  rows: [12_480, 11_902, 10_347, 9_880, 9_415, 9_020, 8_764, 8_310].map((points, place) => ({
    rank: place + 1,
    name: ['j•••a', 'n•••k', 's•••i', 'k•••o', 'o•••i', 'e•••n', 't•••s', 'm•••y'][place] ?? '',
    icon: place + 1,
    points,
    isOwn: false,
  })),
  prizes: [
    { from: 1, to: 1, reward: { kind: 'cash', amount: '5000.00', currency: 'PHP' } },
    { from: 2, to: 3, reward: { kind: 'cash', amount: '1000.00', currency: 'PHP' } },
  ],
  own: { rank: 18, points: 3_214, icon: 9 },
};

/** Replaces the answer of one call. */
const answered =
  (part: string, answer: (tag: Tag, currency: string) => object) =>
  async (page: Page): Promise<void> => {
    const tag = (await page.locator('html').getAttribute('lang')) as Tag;
    const currency = page.url().includes('lumen') ? 'PHP' : 'EUR';
    const body = JSON.stringify({ success: true, value: answer(tag, currency) });
    await page.route(`**/wps/reward/${part}*`, (route) =>
      route.fulfill({ body, contentType: 'application/json' }),
    );
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await page.evaluate('document.fonts.ready.then(() => true)');
  };

export const earnedShots: Shot[] = [
  ...inLanguages({
    name: 'leaderboard',
    path: '/m/leaderBoard',
    as: 'member',
    act: answered('leaderBoard', () => board),
  }),
  ...inLanguages({
    name: 'tasks',
    path: '/m/activity/noviceTask',
    as: 'member',
    act: answered('tasks', tasksIn),
  }),
  ...inLanguages({
    name: 'rescue',
    path: '/m/activity/rescue',
    as: 'member',
    act: answered('rescue', (_tag, currency) => rescueIn(currency, true)),
  }),
  ...inLanguages({
    name: 'rescue-none',
    path: '/m/activity/rescue',
    as: 'member',
    act: answered('rescue', (_tag, currency) => rescueIn(currency, false)),
  }),
];
