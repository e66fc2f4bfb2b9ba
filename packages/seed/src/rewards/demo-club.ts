// The demo's clubs: five levels each with their benefits, and the past activity of some accounts, from which their levels are computed as for any member.
import type { ClubFile } from '@parlour/contract/club/club.schema';
import { addDays, dayOf } from '@parlour/contract/rewards/local-days';
import { unitsInOne } from '@parlour/contract/money';
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import type { Reward } from '@parlour/contract/rewards/reward.schema';
import { readSettings } from '@parlour/contract/settings.schema';
import type { Tx } from '@parlour/database/connection';
import { readClub, writeClub } from '@parlour/server/staff/rewards/club';
import { rebuildSums, resettleClub } from '@parlour/server/staff/activity';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { demoClubLabel, type demoMerchants } from '../demo-facts.ts';
import { demoGames } from '../games/games.ts';

/** The unit of which all amounts are multiples, in the merchant's currency. */
const units: Record<string, number> = { lumen: 100, marigold: 5 };

const inLanguages = (EN: string, TH: string, UR: string) => ({
  EN: { title: EN },
  TH: { title: TH },
  UR: { title: UR },
});
type Level = ClubFile['levels'][number];
type Condition = NonNullable<Level['conditions']>[number];

const written = (count: number): string => count.toLocaleString('en');
const days = (target: number): Condition => ({
  code: 'days',
  does: 'days',
  target,
  texts: inLanguages(
    `Log in on ${target} days`,
    `เข้าสู่ระบบ ${target} วัน`,
    `${target} دن لاگ اِن کریں`,
  ),
});
const rounds = (target: number): Condition => ({
  code: 'rounds',
  does: 'rounds',
  target,
  goTo: '/m/game',
  texts: inLanguages(
    `Play ${written(target)} rounds`,
    `เล่น ${written(target)} รอบ`,
    `${written(target)} راؤنڈ کھیلیں`,
  ),
});
const staked = (target: number): Condition => ({
  code: 'staked',
  does: 'staked',
  target,
  texts: inLanguages(
    `Bet ${written(target)} in total`,
    `เดิมพันรวม ${written(target)}`,
    `کل ${written(target)} کے داؤ لگائیں`,
  ),
});
const games = (target: number): Condition => ({
  code: 'games',
  does: 'games',
  target,
  goTo: '/m/game',
  texts: inLanguages(
    `Try ${target} different games`,
    `ลองเล่น ${target} เกม`,
    `${target} مختلف گیمز آزمائیں`,
  ),
});
const roundsIn = (category: string, target: number, names: [string, string, string]): Condition => {
  const [en, th, ur] = names;
  return {
    ...rounds(target),
    code: category.toLowerCase(),
    only: { categories: [category] },
    texts: inLanguages(
      `Play ${target} rounds of ${en}`,
      `เล่น${th} ${target} รอบ`,
      `${ur} کے ${target} راؤنڈ کھیلیں`,
    ),
  };
};
const ofMonth = (of: Condition, count: number): Condition => ({
  ...of,
  code: `${of.code}-month`,
  target: count,
  within: 30,
  texts:
    of.does === 'rounds'
      ? inLanguages(
          `Play ${written(count)} rounds in 30 days`,
          `เล่น ${written(count)} รอบใน 30 วัน`,
          `30 دن میں ${written(count)} راؤنڈ کھیلیں`,
        )
      : inLanguages(
          `Bet ${written(count)} in 30 days`,
          `เดิมพัน ${written(count)} ใน 30 วัน`,
          `30 دن میں ${written(count)} کے داؤ لگائیں`,
        ),
});

const levelsOf = (unit: number): Level[] => [
  {
    label: 'bronze',
    rank: 1,
    metal: 'bronze',
    texts: inLanguages('Bronze', 'บรอนซ์', 'برونز'),
    conditions: [days(2), rounds(10)],
    gives: { withdrawals: 1 },
  },
  {
    label: 'silver',
    rank: 4,
    metal: 'silver',
    texts: inLanguages('Silver', 'ซิลเวอร์', 'سلور'),
    conditions: [days(5), rounds(50), staked(10 * unit)],
    gives: { vouchers: 1, withdrawals: 2, birthday: 2 * unit },
  },
  {
    label: demoClubLabel.id,
    rank: demoClubLabel.rankLevel,
    metal: 'gold',
    texts: inLanguages(demoClubLabel.name, 'โกลด์', 'گولڈ'),
    conditions: [days(10), rounds(100), staked(30 * unit), games(3)],
    gives: { vouchers: 2, withdrawals: 3, birthday: 5 * unit },
  },
  {
    label: 'platinum',
    rank: 9,
    metal: 'platinum',
    texts: inLanguages('Platinum', 'แพลทินัม', 'پلاٹینم'),
    conditions: [
      days(20),
      ofMonth(rounds(1), 300),
      ofMonth(staked(1), 500 * unit),
      rounds(200),
      staked(50 * unit),
      games(5),
      roundsIn('RNG', 20, ['slots', 'สล็อต', 'سلاٹس']),
      roundsIn('ARCADE', 20, ['arcade games', 'เกมอาร์เคด', 'آرکیڈ گیمز']),
      roundsIn('ELOTT', 10, ['quick draws', 'หวยด่วน', 'فوری قرعوں']),
      roundsIn('LOTT', 10, ['evening draws', 'หวยรอบค่ำ', 'شام کے قرعوں']),
    ],
    gives: { vouchers: 4, withdrawals: 5, birthday: 12 * unit, host: true },
  },
  {
    label: 'diamond',
    rank: 10,
    metal: 'diamond',
    texts: inLanguages('Diamond', 'ไดมอนด์', 'ڈائمنڈ'),
    conditions: [days(60), rounds(2_000), staked(1_000 * unit), games(20)],
    gives: { vouchers: 8, withdrawals: 10, birthday: 50 * unit, host: true },
  },
];

const clubOf = (unit: number): ClubFile => ({
  benefits: [
    {
      code: 'money-back',
      kind: 'rescue',
      texts: inLanguages('Weekly cashback', 'เงินคืนรายสัปดาห์', 'ہفتہ وار کیش بیک'),
    },
    {
      code: 'level-gift',
      kind: 'upgrade',
      texts: inLanguages('Level-up gift', 'ของขวัญเมื่อเลื่อนระดับ', 'لیول بڑھنے پر تحفہ'),
    },
    {
      code: 'vouchers',
      kind: 'count',
      texts: inLanguages('Vouchers a month', 'คูปองต่อเดือน', 'ماہانہ واؤچر'),
    },
    {
      code: 'withdrawals',
      kind: 'count',
      texts: inLanguages('Withdrawals a day', 'ถอนเงินต่อวัน (ครั้ง)', 'روزانہ رقم نکالنے کی تعداد'),
    },
    {
      code: 'birthday',
      kind: 'amount',
      texts: inLanguages('Birthday gift', 'ของขวัญวันเกิด', 'سالگرہ کا تحفہ'),
    },
    {
      code: 'host',
      kind: 'included',
      texts: inLanguages('Personal account manager', 'ผู้จัดการบัญชีส่วนตัว', 'ذاتی اکاؤنٹ مینیجر'),
    },
  ],
  levels: levelsOf(unit),
});

/** Gifts for reaching a level, by its label, as multiples of the smallest reward. */
const gifts: [label: string, times: number, ReturnType<typeof inLanguages>][] = [
  ['silver', 10, inLanguages('Welcome to Silver', 'ยินดีต้อนรับสู่ซิลเวอร์', 'سلور میں خوش آمدید')],
  ['gold', 25, inLanguages('Your Gold gift', 'ของขวัญระดับโกลด์ของคุณ', 'گولڈ پر آپ کا تحفہ')],
  ['platinum', 60, inLanguages('Welcome to Platinum', 'ยินดีต้อนรับสู่แพลทินัม', 'پلاٹینم میں خوش آمدید')],
  ['diamond', 250, inLanguages('Welcome to Diamond', 'ยินดีต้อนรับสู่ไดมอนด์', 'ڈائمنڈ میں خوش آمدید')],
];

export const levelGifts = ({ gives }: { gives: (times: number) => Reward }): PromotionFile => ({
  code: 'level-gifts',
  type: 'UPGRADE_BONUS',
  texts: {
    EN: {
      title: 'Level-up gifts',
      line: 'Reach a new club level to get a gift.',
      terms: '<p>Once for each level you reach during this offer.</p>',
    },
    TH: {
      title: 'ของขวัญทุกระดับ',
      line: 'เลื่อนสู่ระดับถัดไปของคลับ แล้วรับของขวัญได้เลย',
      terms: '<p>รับได้ระดับละหนึ่งครั้งสำหรับระดับที่คุณเลื่อนถึงในช่วงโปรโมชัน</p>',
    },
    UR: {
      title: 'ہر لیول پر تحفہ',
      line: 'کلب کے اگلے لیول تک پہنچیں اور تحفہ آپ کا۔',
      terms: '<p>اس پیشکش کے دوران آپ جس لیول تک پہنچیں، اس کے لیے ایک بار۔</p>',
    },
  },
  art: 'cup',
  rule: {
    kind: 'level',
    levels: gifts.map(([label, times, texts]) => ({ label, texts, reward: gives(times) })),
  },
});

/** Days with a login, and rounds of half a unit on those days, long enough ago that no week of the rescue contains them. */
const played: Record<string, { days: number; rounds: number }> = {
  demo: { days: 16, rounds: 240 },
  expired: { days: 6, rounds: 60 },
  twofactor: { days: 3, rounds: 12 },
};
const daysAgo = 60;
const gamesOf = ['RNG', 'ARCADE', 'ELOTT', 'LOTT'].flatMap((category) =>
  demoGames.filter((game) => game.category === category).slice(0, 2),
);

type Activity = {
  merchantCode: string;
  memberId: string;
  kind: 'round' | 'day';
  reference: string;
  happenedAt: Date;
  day: string;
  game?: string;
  category?: string | null;
  currency?: string;
  staked?: bigint;
  won?: bigint;
};

function activitiesOf(
  {
    merchantCode,
    memberId,
    currency,
  }: { merchantCode: string; memberId: string; currency: string },
  { days: dayCount, rounds: roundCount }: { days: number; rounds: number },
): Activity[] {
  const stake = BigInt((units[merchantCode] ?? 1) * unitsInOneNumber) / 2n;
  const first = addDays(dayOf(new Date(), 'UTC'), -daysAgo);
  const place = (at: number) => {
    const day = addDays(first, at % dayCount);
    return { merchantCode, memberId, day, happenedAt: new Date(`${day}T12:00:00Z`) };
  };
  const logins = Array.from({ length: dayCount }, (_, at): Activity => ({
    ...place(at),
    kind: 'day',
    reference: place(at).day,
  }));
  const all = Array.from({ length: roundCount }, (_, at): Activity => {
    const game = gamesOf[at % gamesOf.length];
    return {
      ...place(at),
      kind: 'round',
      reference: `demo:${at + 1}`,
      game: game?.gameId ?? '',
      category: game?.category ?? null,
      currency,
      staked: stake,
      won: at % 3 === 0 ? stake * 2n : 0n,
    };
  });
  return [...logins, ...all];
}
const unitsInOneNumber = Number(unitsInOne);

/** Writes the club and the activity; nothing for a merchant without a reward centre. */
export async function seedClub(
  tx: Tx,
  { code: merchantCode, settings }: (typeof demoMerchants)[number],
): Promise<void> {
  const unit = units[merchantCode];
  if (unit === undefined) return;
  const currency = readSettings(settings)('currency');
  const file = readClub(clubOf(unit));
  await writeClub(tx, { currency, written: file, at: new Date() });
  const all = await runStatement<{ id: string; username: string }>(
    tx,
    'select id, username from member where merchant_code = $1',
    [merchantCode],
  );
  for (const { id: memberId, username } of all) {
    const did = played[username];
    if (did) {
      await insertRows(tx, 'activity', activitiesOf({ merchantCode, memberId, currency }, did));
    }
  }
  const demo = all.find(({ username }) => username === 'demo');
  if (demo) {
    const reached = { merchantCode, memberId: demo.id, reachedAt: new Date() };
    const labels = ['bronze', 'silver', demoClubLabel.id];
    await insertRows(
      tx,
      'club_step',
      labels.map((labelId) => ({ ...reached, labelId })),
    );
  }
  await rebuildSums(tx);
  await resettleClub(tx);
  // Each level in a different month, and before a promotion rewarded it.
  await runStatement(
    tx,
    `update club_step set reached_at = now() - case label_id
       when 'bronze' then interval '150 days' when 'silver' then interval '115 days' else interval '45 days' end
      where merchant_code = $1`,
    [merchantCode],
  );
}
