// Tasks of the demo: the first steps of a new member, and daily tasks with points for the leaderboard.
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { inLanguages, titlesIn, type PromotionInputs } from './promotion-texts.ts';

export const firstTasks = ({ gives }: PromotionInputs): PromotionFile => ({
  code: 'first-tasks',
  type: 'REGISTER',
  texts: inLanguages(
    [
      'First tasks',
      'Off to a good start.',
      '<p>Open for 30 days from the day you joined. Each task is paid once, when you claim it.</p>',
    ],
    ['ภารกิจแรก', 'เริ่มต้นได้ดี', '<p>ทำได้ภายใน 30 วันนับจากวันที่สมัคร แต่ละภารกิจจ่ายครั้งเดียวเมื่อคุณกดรับ</p>'],
    [
      'پہلے کام',
      'اچھی شروعات۔',
      '<p>رکن بننے کے دن سے 30 دن تک۔ ہر کام کا انعام ایک بار ملتا ہے، جب آپ اسے لیں۔</p>',
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
      'Tasks of the day',
      'New each morning. They give points.',
      '<p>A day begins at midnight. What you did not claim by then stays yours; the tasks begin anew.</p>',
    ],
    [
      'ภารกิจประจำวัน',
      'ภารกิจใหม่ทุกเช้า พร้อมคะแนน',
      '<p>วันใหม่เริ่มเวลาเที่ยงคืน รางวัลที่ยังไม่ได้กดรับยังเป็นของคุณ ส่วนภารกิจจะเริ่มนับใหม่</p>',
    ],
    [
      'آج کے کام',
      'ہر صبح نئے کام۔ ان سے پوائنٹس ملتے ہیں۔',
      '<p>دن آدھی رات کو شروع ہوتا ہے۔ جو انعام تب تک نہ لیا ہو وہ آپ ہی کا رہتا ہے، کام نئے سرے سے شروع ہوتے ہیں۔</p>',
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
        texts: titlesIn('Enter a draw', 'ร่วมลุ้นหนึ่งงวด', 'کسی قرعہ اندازی میں شامل ہوں'),
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
        texts: titlesIn('Enter draws 3 times', 'ร่วมลุ้นสามครั้ง', '3 بار قرعہ اندازی میں شامل ہوں'),
        does: 'tickets',
        target: 3,
        goTo: '/m/home',
        reward: gives(2),
        points: 70,
      },
    ],
  },
});
