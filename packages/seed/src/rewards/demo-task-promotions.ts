// Tasks of the demo: the first steps of a new member, and daily tasks with points for the leaderboard.
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { inLanguages, titlesIn, type PromotionInputs } from './promotion-texts.ts';

export const firstTasks = ({ gives }: PromotionInputs): PromotionFile => ({
  code: 'first-tasks',
  type: 'REGISTER',
  texts: inLanguages(
    [
      'Starter tasks',
      'Get off to a good start.',
      '<p>Open for 30 days from the day you joined. Each reward can be claimed once.</p>',
    ],
    ['ภารกิจเริ่มต้น', 'เริ่มต้นได้ดี', '<p>ทำได้ภายใน 30 วันนับจากวันที่สมัคร แต่ละภารกิจจ่ายครั้งเดียวเมื่อคุณกดรับ</p>'],
    [
      'ابتدائی ٹاسک',
      'اچھی شروعات۔',
      '<p>رکن بننے کے دن سے 30 دن تک۔ ہر انعام ایک بار لیا جا سکتا ہے۔</p>',
    ],
  ),
  art: 'ring',
  rule: {
    kind: 'tasks',
    every: 'once',
    openForDays: 30,
    tasks: [
      {
        code: 'account',
        texts: titlesIn('Create your account', 'สร้างบัญชี', 'اکاؤنٹ بنائیں'),
        does: 'registered',
        reward: gives(1),
      },
      {
        code: 'number',
        texts: titlesIn(
          'Confirm your mobile number',
          'ยืนยันหมายเลขโทรศัพท์',
          'موبائل نمبر کی تصدیق کریں',
        ),
        does: 'mobile',
        reward: gives(2),
      },
      {
        code: 'first-round',
        texts: titlesIn('Play your first round', 'เล่นรอบแรก', 'پہلا راؤنڈ کھیلیں'),
        does: 'rounds',
        goTo: '/m/home',
        reward: gives(2),
        points: 20,
      },
      {
        code: 'five-games',
        texts: titlesIn('Try 5 different games', 'ลองเล่น 5 เกม', '5 مختلف گیمز آزمائیں'),
        does: 'games',
        target: 5,
        after: 'first-round',
        goTo: '/m/home',
        reward: gives(3),
        points: 50,
      },
    ],
  },
});

export const dailyTasks = ({ gives }: PromotionInputs): PromotionFile => ({
  code: 'tasks-of-the-day',
  type: 'MISSION',
  texts: inLanguages(
    [
      'Daily tasks',
      'New every day, with points for the leaderboard.',
      '<p>A new day starts at midnight and the tasks start again. Rewards you haven’t claimed stay yours.</p>',
    ],
    [
      'ภารกิจประจำวัน',
      'ภารกิจใหม่ทุกวัน พร้อมคะแนนจัดอันดับ',
      '<p>วันใหม่เริ่มเวลาเที่ยงคืน รางวัลที่ยังไม่ได้กดรับยังเป็นของคุณ ส่วนภารกิจจะเริ่มนับใหม่</p>',
    ],
    [
      'روزانہ ٹاسک',
      'ہر روز نئے ٹاسک، لیڈر بورڈ کے پوائنٹس کے ساتھ۔',
      '<p>دن آدھی رات کو شروع ہوتا ہے۔ جو انعام تب تک نہ لیا ہو وہ آپ ہی کا رہتا ہے، ٹاسک نئے سرے سے شروع ہوتے ہیں۔</p>',
    ],
  ),
  art: 'calendar',
  goTo: '/m/activity/noviceTask',
  rule: {
    kind: 'tasks',
    every: 'day',
    tasks: [
      {
        code: 'three-rounds',
        texts: titlesIn('Play 3 rounds', 'เล่น 3 รอบ', '3 راؤنڈ کھیلیں'),
        does: 'rounds',
        target: 3,
        goTo: '/m/home',
        reward: gives(1),
        points: 10,
      },
      {
        code: 'two-games',
        texts: titlesIn('Try 2 different games', 'ลองเล่น 2 เกม', '2 مختلف گیمز آزمائیں'),
        does: 'games',
        target: 2,
        goTo: '/m/home',
        reward: gives(1),
        points: 15,
      },
      {
        code: 'ticket',
        texts: titlesIn('Buy a draw ticket', 'ซื้อตั๋วหนึ่งใบ', 'قرعہ اندازی کا ایک ٹکٹ خریدیں'),
        does: 'tickets',
        goTo: '/m/home',
        reward: gives(1),
        points: 25,
      },
      {
        code: 'twenty-rounds',
        texts: titlesIn('Play 20 rounds', 'เล่น 20 รอบ', '20 راؤنڈ کھیلیں'),
        does: 'rounds',
        target: 20,
        goTo: '/m/home',
        reward: gives(2),
        points: 45,
      },
      {
        code: 'six-games',
        texts: titlesIn('Try 6 different games', 'ลองเล่น 6 เกม', '6 مختلف گیمز آزمائیں'),
        does: 'games',
        target: 6,
        goTo: '/m/home',
        reward: gives(2),
        points: 60,
      },
      {
        code: 'three-tickets',
        texts: titlesIn('Buy 3 draw tickets', 'ซื้อตั๋ว 3 ใบ', 'قرعہ اندازی کے 3 ٹکٹ خریدیں'),
        does: 'tickets',
        target: 3,
        goTo: '/m/home',
        reward: gives(2),
        points: 70,
      },
    ],
  },
});
