// The demo's promotions: daily, weekly and one-time rewards, one for a club level, and one that has not begun.
import { amountOf } from '@parlour/contract/money';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import type { Reward } from '@parlour/contract/rewards/reward.schema';
import { readSettings } from '@parlour/contract/settings.schema';
import type { Tx } from '@parlour/database/connection';
import { nameGames, readPromotion } from '@parlour/server/staff/rewards/promotions';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { levelGifts } from './demo-club.ts';
import { inviteFriend } from './demo-invitations.ts';
import type { demoMerchants } from '../demo-facts.ts';
import { partBack, voucherOfWeek } from './demo-money-promotions.ts';
import { dailyTasks, firstTasks } from './demo-task-promotions.ts';
import { boardOfWeek, freeLanterns, halfAgain } from './demo-play-promotions.ts';
import { inLanguages, smallest, type PromotionInputs } from './promotion-texts.ts';

/** Returns a stake that Three Lanterns offers in the merchant's currency. */
const stakeOf = (unit: number): string => String(unit < 1 ? unit : unit / 2);
const dayMs = 86_400_000;

const checkIn = ({ gives }: PromotionInputs): PromotionFile => ({
  code: 'daily-check-in',
  type: 'LOGIN',
  texts: inLanguages(
    [
      'Daily check-in',
      'A reward every day, and more for a streak.',
      '<ul><li>You can check in once a day. A new day starts at midnight.</li><li>If you miss a day, your streak starts again. Missed days can’t be made up.</li><li>Rewards go straight to your balance.</li></ul>',
    ],
    [
      'เช็กอินรายวัน',
      'รับทุกวัน และรับเพิ่มเมื่อเช็กอินต่อเนื่อง',
      '<ul><li>เช็กอินได้วันละครั้ง วันใหม่เริ่มเวลาเที่ยงคืน</li><li>หากขาดหนึ่งวันจะเริ่มนับใหม่ และเช็กอินย้อนหลังไม่ได้</li><li>รางวัลเข้ายอดเงินทันที</li></ul>',
    ],
    [
      'روزانہ چیک اِن',
      'ہر دن انعام، اور سلسلے پر مزید۔',
      '<ul><li>دن میں ایک چیک اِن۔ دن آدھی رات کو شروع ہوتا ہے۔</li><li>ایک دن چھوٹ جائے تو گنتی دوبارہ شروع ہوتی ہے، چھوٹا ہوا دن بعد میں پورا نہیں ہو سکتا۔</li><li>انعام فوراً بیلنس میں آ جاتا ہے۔</li></ul>',
    ],
  ),
  art: 'calendar',
  rule: {
    kind: 'signIn',
    daily: gives(1),
    streaks: [
      { days: 3, reward: gives(2) },
      { days: 7, reward: gives(5) },
      { days: 14, reward: gives(12) },
      { days: 28, reward: gives(30) },
    ],
  },
});

const welcomeWeek = ({ gives }: PromotionInputs): PromotionFile => ({
  code: 'welcome-week',
  type: 'REGISTER',
  texts: inLanguages(
    [
      'Welcome week',
      'Seven days, one small gift a day.',
      '<p>Seven gifts per member, up to one a day. The days don’t have to be in a row.</p>',
    ],
    [
      'สัปดาห์ต้อนรับ',
      'เจ็ดวัน วันละหนึ่งของขวัญ',
      '<p>สมาชิกแต่ละท่านรับของขวัญได้เจ็ดครั้ง วันละไม่เกินหนึ่งครั้ง ไม่จำเป็นต้องต่อเนื่องกัน</p>',
    ],
    [
      'خوش آمدید ہفتہ',
      'سات دن، روز ایک چھوٹا تحفہ۔',
      '<p>ہر رکن کے لیے سات تحفے، دن میں زیادہ سے زیادہ ایک۔ دنوں کا مسلسل ہونا ضروری نہیں۔</p>',
    ],
  ),
  art: 'lantern',
  rule: { kind: 'gift', every: 'day', reward: gives(2) },
  limitPerMember: 7,
});

const weeklyGift = ({ gives, now }: PromotionInputs): PromotionFile => ({
  code: 'weekly-gift',
  type: 'MISSION',
  texts: inLanguages(
    [
      'Weekly gift',
      'One gift a week, Monday to Sunday.',
      '<p>Once a week per member. Weeks start on Monday.</p>',
    ],
    [
      'ของขวัญทุกสัปดาห์',
      'สัปดาห์ละหนึ่งชิ้น ตั้งแต่วันจันทร์ถึงวันอาทิตย์',
      '<p>สมาชิกรับได้สัปดาห์ละครั้ง สัปดาห์เริ่มวันจันทร์</p>',
    ],
    [
      'ہر ہفتے ایک تحفہ',
      'پیر سے اتوار تک، آپ کے لیے ایک۔',
      '<p>ہر رکن کے لیے ہفتے میں ایک بار۔ ہفتہ پیر سے شروع ہوتا ہے۔</p>',
    ],
  ),
  art: 'gift',
  endsAt: new Date(now + 60 * dayMs).toISOString(),
  rule: { kind: 'gift', every: 'week', reward: gives(5) },
});

const goldThanks = ({ gives }: PromotionInputs): PromotionFile => ({
  code: 'gold-thanks',
  type: 'UPGRADE_BONUS',
  texts: inLanguages(
    [
      'Welcome to Gold',
      'A thank-you for reaching the Gold club.',
      '<p>Once per member of the Gold club.</p>',
    ],
    ['ยินดีต้อนรับสู่ Gold', 'ของขวัญขอบคุณที่คุณก้าวสู่คลับ Gold', '<p>สมาชิกคลับ Gold รับได้ท่านละครั้ง</p>'],
    [
      'گولڈ میں خوش آمدید',
      'گولڈ کلب تک پہنچنے پر شکریے کا تحفہ۔',
      '<p>گولڈ کلب کے ہر رکن کے لیے ایک بار۔</p>',
    ],
  ),
  audience: { clubLabels: ['gold'] },
  art: 'cup',
  rule: { kind: 'gift', every: 'once', reward: gives(50) },
});

const soon = ({ gives, now }: PromotionInputs): PromotionFile => ({
  code: 'festival-of-draws',
  type: 'MISSION',
  texts: inLanguages(
    [
      'Festival of draws',
      'Three days of draws, with a gift every day.',
      '<p>Once a day per member during the festival.</p>',
    ],
    ['เทศกาลออกรางวัล', 'สามวันแห่งการออกรางวัล พร้อมของขวัญทุกวัน', '<p>สมาชิกรับได้วันละครั้งตลอดเทศกาล</p>'],
    [
      'قرعہ اندازی کا میلہ',
      'تین دن قرعے، اور ہر دن ایک تحفہ۔',
      '<p>میلے کے دوران ہر رکن کے لیے دن میں ایک بار۔</p>',
    ],
  ),
  startsAt: new Date(now + 5 * dayMs).toISOString(),
  endsAt: new Date(now + 8 * dayMs).toISOString(),
  art: 'balls',
  rule: { kind: 'gift', every: 'day', reward: gives(3) },
});

/** The promotions from oldest to newest; lists show the last one first. */
const makers = [
  soon,
  partBack,
  levelGifts,
  boardOfWeek,
  goldThanks,
  halfAgain,
  voucherOfWeek,
  weeklyGift,
  inviteFriend,
  dailyTasks,
  freeLanterns,
  firstTasks,
  welcomeWeek,
  checkIn,
];

/** Writes the promotions, all live, and links the banner of the welcome week to its promotion. Nothing for a merchant without a reward centre. */
export async function seedPromotions(
  tx: Tx,
  { code: merchantCode, settings }: (typeof demoMerchants)[number],
): Promise<void> {
  const unit = smallest[merchantCode];
  if (unit === undefined) return;
  const now = Date.now();
  const amount = (times: number) => String(unit * times);
  const gives = (times: number): Reward => ({ kind: 'cash', amount: amount(times) });
  const currency = readSettings(settings)('currency');
  const definitions = await Promise.all(
    makers.map((make) =>
      nameGames(tx, readPromotion(make({ gives, amount, stake: stakeOf(unit), now }))),
    ),
  );
  const rows = definitions.map((definition, at) => {
    const { code, type, startsAt, endsAt, budget } = definition;
    const createdAt = new Date(now + at);
    return {
      merchantCode,
      code,
      type,
      definition,
      currency,
      state: 'live' as const,
      startsAt: startsAt === null ? null : new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
      budget: budget === null ? null : amountOf(budget),
      createdAt,
      changedAt: createdAt,
    };
  });
  await insertRows(tx, 'promotion', rows);
  await runStatement(
    tx,
    `update banner set linkage = (
       select id from promotion where merchant_code = $1 and code = 'welcome-week')
      where merchant_code = $1 and id = 'welcome-week'`,
    [merchantCode],
  );
}
