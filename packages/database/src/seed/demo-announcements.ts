// The demo's banners and the lines of its announcements strip.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import type { banners, notices } from '../tables/lobby.ts';

type DemoBanner = Omit<typeof banners.$inferInsert, 'merchantCode' | 'position'>;
type DemoNotice = Omit<typeof notices.$inferInsert, 'merchantCode' | 'position'>;

const fridayDraw: DemoBanner = {
  id: 'friday-night-draw',
  groupName: 'm_home',
  titles: {
    EN: 'Friday Night Draw',
    TH: 'งวดคืนวันศุกร์',
    UR: 'جمعہ کی رات قرعہ',
  },
  contents: {
    EN: 'Six numbers, drawn every Friday at nine',
    TH: 'เลือกหกเลข ออกรางวัลทุกวันศุกร์สามทุ่ม',
    UR: 'چھ نمبر، ہر جمعہ رات نو بجے قرعہ',
  },
  linkageType: 'G',
  vendor: lotteryVendors.common,
  nodeId: '20043',
  roomId: 'friday-night-draw',
  gameType: 'LOTT',
};

const harvest: DemoBanner = {
  id: 'harvest-saturday',
  groupName: 'm_home',
  titles: { EN: 'Harvest Saturday', TH: 'วันเสาร์เก็บเกี่ยว', UR: 'فصل ہفتہ' },
  contents: {
    EN: 'The long draw of the week, on Saturday evening',
    TH: 'งวดใหญ่ประจำสัปดาห์ ทุกเย็นวันเสาร์',
    UR: 'ہفتے کا بڑا قرعہ، ہفتے کی شام',
  },
  linkageType: 'G',
  vendor: lotteryVendors.common,
  nodeId: '20042',
  roomId: 'harvest-saturday',
  gameType: 'LOTT',
};

const welcomeWeek: DemoBanner = {
  id: 'welcome-week',
  groupName: 'm_home',
  titles: { EN: 'Welcome week', TH: 'สัปดาห์ต้อนรับ', UR: 'خوش آمدید ہفتہ' },
  contents: {
    EN: 'Seven days, one small task a day',
    TH: 'เจ็ดวัน วันละหนึ่งภารกิจเล็ก ๆ',
    UR: 'سات دن، روز ایک چھوٹا کام',
  },
  linkageType: 'P',
  linkage: 'welcome-week',
};

const friends: DemoBanner = {
  id: 'bring-a-friend',
  groupName: 'm_home',
  titles: { EN: 'Bring a friend', TH: 'ชวนเพื่อนมาเล่น', UR: 'دوست کو ساتھ لائیں' },
  contents: {
    EN: 'Share your link and follow who joined',
    TH: 'แชร์ลิงก์ของคุณ แล้วดูว่าใครสมัครบ้าง',
    UR: 'اپنا لنک بھیجیں اور دیکھیں کون شامل ہوا',
  },
  linkageType: 'URL',
  url: '/m/inviteFriends',
};

const deltaDraws: DemoBanner = {
  id: 'delta-draws',
  groupName: 'm_home',
  titles: { EN: 'Delta Draws', TH: 'งวดดินดอน', UR: 'ڈیلٹا قرعہ' },
  contents: {
    EN: 'Eight regional draws in one lobby',
    TH: 'แปดงวดประจำภาคในล็อบบี้เดียว',
    UR: 'ایک ہی لابی میں آٹھ علاقائی قرعے',
  },
  linkageType: 'G',
  vendor: lotteryVendors.vietnam,
  nodeId: 'LOTTO_LOBBY',
  gameType: 'VIETNAM_LOTTO',
};

const saferPlay: DemoBanner = {
  id: 'safer-play',
  groupName: 'm_home',
  titles: { EN: 'Play at your own pace', TH: 'เล่นในจังหวะของคุณ', UR: 'اپنی رفتار سے کھیلیں' },
  contents: {
    EN: 'Limits, breaks and where to find help',
    TH: 'วงเงิน การพัก และที่ปรึกษา',
    UR: 'حدیں، وقفے اور مدد کے ذرائع',
  },
  linkageType: 'URL',
  url: 'https://safer-play.example.com/',
};

const moonriseRidge: DemoBanner = {
  id: 'moonrise-ridge',
  groupName: 'm_game',
  titles: { EN: 'Moonrise Ridge', TH: 'สันเขาจันทร์ขึ้น', UR: 'طلوعِ ماہ' },
  contents: { EN: 'New from Paperfox', TH: 'เกมใหม่จาก Paperfox', UR: 'Paperfox کا نیا کھیل' },
  linkageType: 'G',
  vendor: 'PAPERFOX',
  nodeId: '12002',
  roomId: 'moonrise-ridge',
  gameType: 'RNG',
};

export const demoBanners: Record<string, DemoBanner[]> = {
  lumen: [fridayDraw, welcomeWeek, friends, moonriseRidge],
  marigold: [harvest, saferPlay, welcomeWeek, moonriseRidge],
  plain: [deltaDraws, friends, saferPlay, moonriseRidge],
};

export const demoNotices: DemoNotice[] = [
  {
    id: 'night-maintenance',
    titles: {
      EN: 'Short maintenance on Tuesday',
      TH: 'ปิดปรับปรุงสั้น ๆ วันอังคาร',
      UR: 'منگل کو مختصر دیکھ بھال',
    },
    contents: {
      EN: 'Live tables pause on Tuesday from 05:00 to 05:30. All other games stay open.',
      TH: 'โต๊ะสดหยุดพักวันอังคาร เวลา 05:00 ถึง 05:30 น. เกมอื่นเปิดให้เล่นตามปกติ',
      UR: 'لائیو میزیں منگل کو صبح 5:00 سے 5:30 تک بند رہیں گی۔ باقی تمام کھیل کھلے رہیں گے۔',
    },
  },
  {
    id: 'new-games',
    titles: {
      EN: 'New this week',
      TH: 'ใหม่สัปดาห์นี้',
      UR: 'اس ہفتے نیا',
    },
    contents: {
      EN: 'Moonrise Ridge, Kite Festival and Lantern Lift-Off have joined the lobby.',
      TH: 'สันเขาจันทร์ขึ้น เทศกาลว่าว และลอยโคม เข้ามาอยู่ในล็อบบี้แล้ว',
      UR: 'طلوعِ ماہ، پتنگ میلہ اور قندیل پرواز لابی میں شامل ہو گئے ہیں۔',
    },
  },
  {
    id: 'verify-contact',
    titles: {
      EN: 'Keep your number up to date',
      TH: 'อัปเดตเบอร์โทรของคุณ',
      UR: 'اپنا نمبر درست رکھیں',
    },
    contents: {
      EN: 'A current mobile number helps us give you back your account if you lose your phone.',
      TH: 'เบอร์โทรที่เป็นปัจจุบันช่วยให้เราคืนบัญชีให้คุณได้ หากโทรศัพท์หาย',
      UR: 'درست موبائل نمبر سے فون گم ہونے پر آپ کا اکاؤنٹ واپس دلانا آسان ہوتا ہے۔',
    },
  },
];
