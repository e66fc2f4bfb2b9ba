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
      'Glad you’re here',
      '<p>Complete a few quick tasks to find your way around, and get a reward for each. You have 30 days.</p>',
    ],
    ['ยินดีต้อนรับ', '<p>ทำภารกิจง่าย ๆ ไม่กี่ข้อเพื่อทำความรู้จักเว็บไซต์ รับรางวัลทุกข้อ มีเวลา 30 วัน</p>'],
    [
      'خوش آمدید',
      '<p>چند آسان ٹاسک مکمل کر کے سائٹ سے واقف ہوں، اور ہر ٹاسک پر انعام پائیں۔ آپ کے پاس 30 دن ہیں۔</p>',
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
      'Daily rewards',
      '<p>Check in once a day to get a reward. The longer your streak, the bigger the reward.</p><p>Find your rewards in the <a href="/m/rewardCenter">reward centre</a>.</p>',
    ],
    [
      'รางวัลรายวัน',
      '<p>เช็กอินวันละครั้งเพื่อรับรางวัล ยิ่งเช็กอินต่อเนื่องนาน รางวัลยิ่งมาก</p><p>ดูรางวัลของคุณได้ที่<a href="/m/rewardCenter">ศูนย์รางวัล</a></p>',
    ],
    [
      'روزانہ انعامات',
      '<p>دن میں ایک بار چیک اِن کریں اور انعام لیں۔ سلسلہ جتنا لمبا، انعام اتنا بڑا۔</p><p>اپنے انعامات <a href="/m/rewardCenter">انعام مرکز</a> میں دیکھیں۔</p>',
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
      '<p>Send your link to a friend. Once they’ve joined and played, you both get a cash reward.</p>',
    ],
    ['ชวนเพื่อนมาเล่นด้วยกัน', '<p>ส่งลิงก์ของคุณให้เพื่อน เมื่อเพื่อนสมัครและเล่นแล้ว รับเงินสดทั้งคู่</p>'],
    [
      'دوست کے ساتھ اور مزہ',
      '<p>اپنا لنک کسی دوست کو بھیجیں۔ وہ شامل ہو کر کھیل لے تو آپ دونوں کو نقد انعام ملے گا۔</p>',
    ],
  ),
};

const tellUs: Item = {
  id: 'tell-us',
  audience: 'members',
  texts: inLanguages(
    [
      'Tell us what you think',
      '<p>Tell us what works, what doesn’t and which games you’d like to see. Send us your <a href="/m/feedback">feedback</a>, with pictures if you like. We’ll reply.</p>',
    ],
    [
      'บอกเราว่าคุณคิดอย่างไร',
      '<p>อะไรดี อะไรยังไม่ดี อยากได้เกมไหนเพิ่ม ส่ง<a href="/m/feedback">ข้อเสนอแนะ</a>ถึงเราได้เลย แนบรูปได้ และเราจะตอบกลับ</p>',
    ],
    [
      'اپنی رائے بتائیں',
      '<p>کیا اچھا ہے، کیا نہیں، اور کون سی گیمز ہونی چاہئیں؟ ہمیں اپنی <a href="/m/feedback">رائے</a> بھیجیں، چاہیں تو تصویروں کے ساتھ۔ ہم جواب دیں گے۔</p>',
    ],
  ),
};

const lookAround: Item = {
  id: 'look-around',
  audience: 'guests',
  goTo: '/m/register',
  texts: inLanguages(
    [
      'Have a look around',
      '<p>You can play demos without an account. When you’re ready to play for real, registering takes a minute.</p>',
    ],
    ['เดินชมได้ตามสบาย', '<p>ทดลองเล่นเกมได้โดยไม่ต้องมีบัญชี เมื่อพร้อมเล่นด้วยเงินจริง สมัครเพียงหนึ่งนาที</p>'],
    [
      'آرام سے دیکھیں',
      '<p>آپ بغیر اکاؤنٹ کے ڈیمو کھیل سکتے ہیں۔ اصل رقم سے کھیلنا چاہیں تو رجسٹریشن میں ایک منٹ لگتا ہے۔</p>',
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
