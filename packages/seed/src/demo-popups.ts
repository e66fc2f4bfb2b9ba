// The demo's popups over home: for members, for guests of an open lobby, and for a first login.
import type { AnnouncementFile } from '@parlour/contract/announcements/announcement-group.schema';
import { homeGroup } from '@parlour/contract/announcements/announcement';
import { announcementRows, readAnnouncements } from '@parlour/server/staff/announcements';
import type { Tx } from '@parlour/database/connection';
import { insertRows } from '@parlour/database/statements/run-statement';

type Item = AnnouncementFile['announcements'][number];

type PopupText = [title: string, content: string];
const inLanguages = (en: PopupText, th: PopupText, ur: PopupText): Item['texts'] => {
  const of = ([title, content]: PopupText) => ({ title, content });
  return { EN: of(en), TH: of(th), UR: of(ur) };
};

const firstSteps: Item = {
  id: 'first-steps',
  audience: 'firstLogin',
  promotionType: 'REGISTER',
  goTo: '/m/activity/noviceTask',
  texts: inLanguages(
    [
      'Good to have you here',
      '<p>A few small tasks show you around, and each one pays. They stay open for 30 days.</p>',
    ],
    ['ยินดีต้อนรับ', '<p>ภารกิจเล็ก ๆ ไม่กี่ข้อจะพาคุณรู้จักเว็บไซต์ ทำครบแต่ละข้อรับรางวัลทันที มีเวลา 30 วัน</p>'],
    [
      'خوش آمدید',
      '<p>چند چھوٹے کام آپ کو سائٹ سے واقف کرائیں گے، اور ہر کام پر انعام ہے۔ یہ 30 دن تک کھلے رہیں گے۔</p>',
    ],
  ),
};

const checkIn: Item = {
  id: 'check-in-every-day',
  audience: 'members',
  promotionType: 'LOGIN',
  goTo: '/m/activity/signIn',
  texts: inLanguages(
    [
      'Something for you every day',
      '<p>Check in once a day and take a reward with you. Three days in a row bring more, seven bring the most.</p><p>What you have earned waits in the <a href="/m/rewardCenter">reward centre</a>.</p>',
    ],
    [
      'รับของรางวัลได้ทุกวัน',
      '<p>เช็กอินวันละครั้งแล้วรับรางวัล ครบสามวันติดต่อกันได้เพิ่ม ครบเจ็ดวันได้มากที่สุด</p><p>รางวัลของคุณรออยู่ที่<a href="/m/rewardCenter">ศูนย์รางวัล</a></p>',
    ],
    [
      'ہر روز آپ کے لیے کچھ',
      '<p>دن میں ایک بار چیک اِن کریں اور انعام لیں۔ مسلسل تین دن پر زیادہ، اور سات دن پر سب سے زیادہ۔</p><p>آپ کے انعام <a href="/m/rewardCenter">انعام مرکز</a> میں موجود ہیں۔</p>',
    ],
  ),
};

const friends: Item = {
  id: 'bring-a-friend',
  audience: 'members',
  promotionType: 'REFERRAL',
  goTo: '/m/inviteFriends',
  texts: inLanguages(
    [
      'Better with a friend',
      '<p>Send your link to a friend. When they have joined and played, you are both rewarded:</p><ul><li>cash for you,</li><li>bonus money for your friend.</li></ul>',
    ],
    [
      'ชวนเพื่อนมาเล่นด้วยกัน',
      '<p>ส่งลิงก์ของคุณให้เพื่อน เมื่อเพื่อนสมัครและเล่นแล้ว รับรางวัลทั้งคู่</p><ul><li>คุณรับเงินสด</li><li>เพื่อนรับเงินโบนัส</li></ul>',
    ],
    [
      'دوست کے ساتھ اور مزہ',
      '<p>اپنا لنک کسی دوست کو بھیجیں۔ وہ شامل ہو کر کھیل لے تو دونوں کو انعام ملے گا:</p><ul><li>آپ کو نقد،</li><li>دوست کو بونس کی رقم۔</li></ul>',
    ],
  ),
};

const tellUs: Item = {
  id: 'tell-us',
  audience: 'members',
  texts: inLanguages(
    [
      'Tell us what you think',
      '<p>What works, what doesn’t, which game you miss: write to us under <a href="/m/feedback">Feedback</a>. Pictures are welcome, and we answer.</p>',
    ],
    [
      'บอกเราว่าคุณคิดอย่างไร',
      '<p>อะไรดี อะไรยังไม่ดี อยากได้เกมไหนเพิ่ม เขียนถึงเราได้ที่<a href="/m/feedback">ความคิดเห็น</a> แนบรูปได้ และเราจะตอบกลับ</p>',
    ],
    [
      'اپنی رائے بتائیں',
      '<p>کیا اچھا ہے، کیا نہیں، کون سا کھیل ہونا چاہیے: <a href="/m/feedback">رائے</a> میں ہمیں لکھیں۔ تصویریں بھی بھیج سکتے ہیں، اور ہم جواب دیتے ہیں۔</p>',
    ],
  ),
};

const lookAround: Item = {
  id: 'look-around',
  audience: 'guests',
  goTo: '/m/register',
  texts: inLanguages(
    [
      'Look around, take your time',
      '<p>Every game with a trial can be played without an account. When you want to play for money, an account takes a minute.</p>',
    ],
    [
      'เดินชมได้ตามสบาย',
      '<p>เกมที่มีโหมดทดลองเล่นได้เลยโดยไม่ต้องมีบัญชี เมื่ออยากเล่นด้วยเงินจริง สมัครเพียงหนึ่งนาที</p>',
    ],
    [
      'آرام سے دیکھیں',
      '<p>جن کھیلوں میں آزمائش ہے وہ بغیر اکاؤنٹ کھیلے جا سکتے ہیں۔ رقم سے کھیلنا ہو تو اکاؤنٹ ایک منٹ میں بن جاتا ہے۔</p>',
    ],
  ),
};

/** The popups by merchant; none for a merchant without a reward centre. */
export const demoPopups: Record<string, AnnouncementFile> = {
  lumen: { group: homeGroup, announcements: [firstSteps, checkIn, friends, tellUs] },
  marigold: { group: homeGroup, announcements: [firstSteps, checkIn, tellUs, lookAround] },
};

export async function seedPopups(tx: Tx, merchantCode: string): Promise<void> {
  const written = demoPopups[merchantCode];
  if (!written) return;
  const read = readAnnouncements(written);
  const { group: groupName, checkbox } = read;
  await insertRows(tx, 'popup_group', [{ merchantCode, groupName, checkbox }]);
  const rows = announcementRows(read, { at: new Date() });
  await insertRows(
    tx,
    'popup',
    rows.map((row) => ({ merchantCode, ...row })),
  );
}
