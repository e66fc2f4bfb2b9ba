// Promotions of the demo that require no task: a voucher, and a part of a week's difference.
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { inLanguages, type PromotionInputs } from './promotion-texts.ts';

export const voucherOfWeek = ({ amount }: PromotionInputs): PromotionFile => ({
  code: 'voucher-of-the-week',
  type: 'MISSION',
  texts: inLanguages(
    [
      'Weekly voucher',
      'Claim it now, use it when you like.',
      '<p>Once a week. The voucher stays in your vouchers for seven days.</p>',
    ],
    ['คูปองทุกสัปดาห์', 'รับไว้ก่อน ใช้เมื่อสะดวก', '<p>รับได้สัปดาห์ละครั้ง คูปองจะรออยู่ในหน้าคูปองของคุณเจ็ดวัน</p>'],
    [
      'ہر ہفتے ایک واؤچر',
      'ابھی لیں، جب چاہیں استعمال کریں۔',
      '<p>ہفتے میں ایک بار۔ واؤچر سات دن آپ کے واؤچرز میں موجود رہتا ہے۔</p>',
    ],
  ),
  art: 'gift',
  rule: {
    kind: 'gift',
    every: 'week',
    reward: {
      kind: 'voucher',
      texts: {
        EN: { title: 'Weekly treat', line: 'For any game' },
        TH: { title: 'ของขวัญประจำสัปดาห์', line: 'ใช้ได้กับทุกเกม' },
        UR: { title: 'ہفتے کا تحفہ', line: 'کسی بھی گیم کے لیے' },
      },
      reward: { kind: 'cash', amount: amount(3) },
      days: 7,
    },
  },
});

export const partBack = ({ amount }: PromotionInputs): PromotionFile => ({
  code: 'part-of-the-week-back',
  type: 'SAVIOR',
  texts: inLanguages(
    [
      'Weekly cashback',
      '5% of your weekly net loss back, every Monday.',
      '<p>Calculated every Monday for the week before: your bets less your winnings. You have seven days to claim it. You don’t need to sign up for it.</p>',
    ],
    [
      'เงินคืนรายสัปดาห์',
      'คืน 5% ของยอดเสียสุทธิรายสัปดาห์ ทุกวันจันทร์',
      '<p>คำนวณทุกวันจันทร์จากสัปดาห์ก่อนหน้า คือยอดเดิมพันหักด้วยยอดที่ชนะ กดรับได้ภายในเจ็ดวัน โดยไม่ต้องทำอะไรเพิ่ม</p>',
    ],
    [
      'ہفتہ وار کیش بیک',
      'ہفتے کے کل نقصان کا 5% واپس، ہر پیر۔',
      '<p>ہر پیر پچھلے ہفتے کا حساب ہوتا ہے: آپ کے داؤ منہا آپ کی جیت۔ سات دن تک لیا جا سکتا ہے۔ اس کے لیے کچھ کرنا نہیں پڑتا۔</p>',
    ],
  ),
  art: 'flower',
  rule: {
    kind: 'rescue',
    rate: 5,
    least: amount(10),
    most: amount(500),
  },
});
