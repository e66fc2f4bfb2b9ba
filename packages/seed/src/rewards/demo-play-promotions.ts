// Promotions of the demo about playing: free rounds, bonus money, and the leaderboard of the week.
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { inLanguages, type PromotionInputs } from './promotion-texts.ts';

/** Free plays, with a stake that the game offers in the merchant's currency. */
export const freeLanterns = ({ stake }: PromotionInputs): PromotionFile => ({
  code: 'free-lanterns',
  type: 'REGISTER',
  texts: inLanguages(
    [
      'Ten rounds on us',
      'Ten free plays of Three Lanterns. What they win is yours.',
      '<p>Once for each member. The plays wait in the game for seven days.</p>',
    ],
    [
      'เล่นฟรีสิบรอบ',
      'เล่นโคมสามดวงฟรีสิบครั้ง ชนะเท่าไรรับไปเลย',
      '<p>สมาชิกรับได้ท่านละครั้ง สิทธิ์รออยู่ในเกมเจ็ดวัน</p>',
    ],
    [
      'دس راؤنڈ ہماری طرف سے',
      'تین قندیلیں کے دس مفت کھیل۔ جو جیتیں، آپ کا۔',
      '<p>ہر رکن کے لیے ایک بار۔ کھیل سات دن تک گیم میں موجود رہتے ہیں۔</p>',
    ],
  ),
  art: 'lantern',
  rule: {
    kind: 'gift',
    every: 'once',
    reward: {
      kind: 'freePlays',
      vendor: 'TIDEPOOL',
      game: 'three-lanterns',
      stake,
      plays: 10,
      days: 7,
    },
  },
});

/** Bonus money, which becomes cash once it was staked eight times. */
export const halfAgain = ({ amount }: PromotionInputs): PromotionFile => ({
  code: 'half-again',
  type: 'REGISTER',
  texts: inLanguages(
    [
      'Half as much again',
      'Bonus money to play with, and cash once you’ve wagered it.',
      '<p>Once for each member. What a stake counts depends on the game. You may give the bonus up whenever you like.</p>',
    ],
    [
      'เพิ่มอีกครึ่งหนึ่ง',
      'เงินโบนัสสำหรับเล่น เล่นครบแล้วกลายเป็นเงินสด',
      '<p>สมาชิกรับได้ท่านละครั้ง เดิมพันนับเท่าไรขึ้นอยู่กับเกม และสละสิทธิ์โบนัสได้ทุกเมื่อ</p>',
    ],
    [
      'آدھا اور',
      'کھیلنے کے لیے بونس کی رقم، شرط پوری ہونے پر نقد۔',
      '<p>ہر رکن کے لیے ایک بار۔ شرط کتنی شمار ہوتی ہے، یہ گیم پر ہے۔ بونس جب چاہیں چھوڑا جا سکتا ہے۔</p>',
    ],
  ),
  art: 'flower',
  rule: {
    kind: 'gift',
    every: 'once',
    reward: {
      kind: 'bonus',
      amount: amount(5),
      wagering: 8,
      days: 7,
      largestStake: amount(0.5),
      weights: { default: 100, ARCADE: 20, SEA_LOTT: 0 },
    },
  },
});

export const boardOfWeek = ({ gives }: PromotionInputs): PromotionFile => ({
  code: 'leaders-of-the-week',
  type: 'MISSION',
  texts: inLanguages(
    [
      'Leaders of the week',
      'Prizes for the first ten, each Monday.',
      '<p>Tasks give points. The first ten of a week, from Monday to Sunday, get a prize. Equal points share a rank and its prize.</p>',
    ],
    [
      'ผู้นำประจำสัปดาห์',
      'รางวัลสำหรับสิบอันดับแรก ทุกวันจันทร์',
      '<p>ทำภารกิจเพื่อรับคะแนน สิบอันดับแรกของสัปดาห์ ตั้งแต่วันจันทร์ถึงวันอาทิตย์ จะได้รับรางวัล คะแนนเท่ากันได้อันดับและรางวัลเท่ากัน</p>',
    ],
    [
      'ہفتے کے سرِفہرست',
      'ہر پیر پہلے دس کے لیے انعام۔',
      '<p>کاموں سے پوائنٹس ملتے ہیں۔ پیر سے اتوار تک ہفتے کے پہلے دس کو انعام ملتا ہے۔ برابر پوائنٹس پر نمبر اور انعام برابر ہیں۔</p>',
    ],
  ),
  art: 'cup',
  rule: {
    kind: 'leaderBoard',
    period: 'week',
    prizes: [
      { ranks: [1, 1], reward: gives(50) },
      { ranks: [2, 3], reward: gives(20) },
      { ranks: [4, 10], reward: gives(5) },
    ],
  },
});
