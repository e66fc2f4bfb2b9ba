// Promotions of the demo that require no task: a voucher, and a part of a week's difference.
import type { PromotionFile } from '@parlour/contract/rewards/promotion.schema';
import { inLanguages, type PromotionInputs } from './promotion-texts.ts';

export const voucherOfWeek = ({ amount }: PromotionInputs): PromotionFile => ({
  code: 'voucher-of-the-week',
  type: 'MISSION',
  texts: inLanguages(
    [
      'A voucher each week',
      'Claim it now, use it when it suits you.',
      '<p>Once a week. The voucher waits among your vouchers for seven days.</p>',
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
        EN: { title: 'Treat of the week', line: 'For any game' },
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
      'A part of the week back',
      'Five percent of a week’s difference, each Monday.',
      '<p>Worked out each Monday for the week before: what you staked less what you won. It can be claimed for seven days. There is nothing to do for it.</p>',
    ],
    [
      'คืนส่วนหนึ่งทุกสัปดาห์',
      'คืนห้าเปอร์เซ็นต์ของส่วนต่างรายสัปดาห์ ทุกวันจันทร์',
      '<p>คำนวณทุกวันจันทร์จากสัปดาห์ก่อนหน้า คือยอดเดิมพันหักด้วยยอดที่ชนะ กดรับได้ภายในเจ็ดวัน โดยไม่ต้องทำอะไรเพิ่ม</p>',
    ],
    [
      'ہفتے کا کچھ حصہ واپس',
      'ہفتے کے فرق کا پانچ فیصد، ہر پیر۔',
      '<p>ہر پیر پچھلے ہفتے کا حساب ہوتا ہے: جتنا داؤ لگا، منہا جتنا جیتا۔ سات دن تک لیا جا سکتا ہے۔ اس کے لیے کچھ کرنا نہیں پڑتا۔</p>',
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
