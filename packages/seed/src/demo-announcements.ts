// The demo's banners, and the notices of its announcements strip.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import type { Execution, Texts } from '@parlour/database/columns/lobby';

type DemoNotice = { id: string; execution?: Execution; titles: Texts; contents: Texts };
type DemoBanner = DemoNotice & {
  groupName: string;
  picture?: string;
  linkageType: 'P' | 'URL' | 'G';
  url?: string;
  linkage?: string;
  vendor?: string;
  nodeId?: string;
  roomId?: string;
  gameType?: string;
};

const fridayDraw: DemoBanner = {
  id: 'friday-six',
  groupName: 'm_home',
  titles: {
    EN: 'Friday Six',
    TH: 'หกเลขวันศุกร์',
    UR: 'جمعے کے چھ',
  },
  contents: {
    EN: 'Six numbers, drawn every Friday at 21:00',
    TH: 'เลือกหกเลข ออกรางวัลทุกวันศุกร์สามทุ่ม',
    UR: 'چھ نمبر، ہر جمعہ رات نو بجے قرعہ',
  },
  linkageType: 'G',
  vendor: lotteryVendors.common,
  nodeId: '20202',
  roomId: 'friday-six',
  gameType: 'LOTT',
};

/** A card, drawn by the server, that visitors are offered to keep after a while on home (WELC-01). */
const keptCard: DemoBanner = {
  id: 'keep-this-card',
  groupName: 'm_popup1',
  titles: { EN: 'Save this card', TH: 'บันทึกการ์ดนี้', UR: 'یہ کارڈ محفوظ رکھیں' },
  contents: {
    EN: 'Scan its code to find us',
    TH: 'สแกนโค้ดเพื่อหาเรา',
    UR: 'ہم تک پہنچنے کے لیے اس کا کوڈ اسکین کریں',
  },
  linkageType: 'URL',
  url: '/m/appDownload',
  picture: '/m/welcome/card.svg',
};
const keptPhone: DemoBanner = {
  id: 'find-us',
  groupName: 'm_popup2',
  titles: {
    EN: 'Find us in your photos',
    TH: 'หาเราเจอในรูปภาพของคุณ',
    UR: 'ہمیں اپنی تصاویر میں ڈھونڈیں',
  },
  contents: {
    EN: 'Open the picture and scan its code',
    TH: 'เปิดรูปแล้วสแกนโค้ด',
    UR: 'تصویر کھولیں اور کوڈ اسکین کریں',
  },
  linkageType: 'URL',
  url: '/m/appDownload',
  picture: '/m/welcome/phone.svg',
};

const harvest: DemoBanner = {
  id: 'daily-six',
  groupName: 'm_home',
  titles: { EN: 'Daily Six', TH: 'หกเลขรายวัน', UR: 'روزانہ چھ' },
  contents: {
    EN: 'Six numbers, drawn every evening at 21:00',
    TH: 'เลือกหกเลข ออกรางวัลทุกคืนสามทุ่ม',
    UR: 'چھ نمبر، ہر رات نو بجے قرعہ',
  },
  linkageType: 'G',
  vendor: lotteryVendors.common,
  nodeId: '20201',
  roomId: 'daily-six',
  gameType: 'LOTT',
};

const welcomeWeek: DemoBanner = {
  id: 'welcome-week',
  groupName: 'm_home',
  titles: { EN: 'Welcome week', TH: 'สัปดาห์ต้อนรับ', UR: 'خوش آمدید ہفتہ' },
  contents: {
    EN: 'Seven days, a small gift every day',
    TH: 'เจ็ดวัน ของขวัญเล็ก ๆ ทุกวัน',
    UR: 'سات دن، ہر روز ایک چھوٹا تحفہ',
  },
  linkageType: 'P',
  linkage: 'welcome-week',
};

const friends: DemoBanner = {
  id: 'bring-a-friend',
  groupName: 'm_home',
  titles: { EN: 'Bring a friend', TH: 'ชวนเพื่อนมาเล่น', UR: 'دوست کو ساتھ لائیں' },
  contents: {
    EN: 'Share your link and see who joins',
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
    EN: 'Four Delta draws in one lobby',
    TH: 'สี่งวดแห่งดินดอนในล็อบบี้เดียว',
    UR: 'ایک ہی لابی میں ڈیلٹا کے چار قرعے',
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

const jadeGarden: DemoBanner = {
  id: 'jade-garden',
  groupName: 'm_game',
  titles: { EN: 'Jade Garden', TH: 'สวนหยก', UR: 'یشب کا باغ' },
  contents: {
    EN: 'Reels with free spins, by Tidepool',
    TH: 'สล็อตพร้อมฟรีสปินจาก Tidepool',
    UR: 'مفت گھماؤ والی سلاٹ، Tidepool سے',
  },
  linkageType: 'G',
  vendor: 'TIDEPOOL',
  nodeId: '13105',
  roomId: 'jade-garden',
  gameType: 'RNG',
};

export const demoBanners: Record<string, DemoBanner[]> = {
  lumen: [fridayDraw, welcomeWeek, friends, jadeGarden, keptCard, keptPhone],
  marigold: [harvest, saferPlay, welcomeWeek, jadeGarden, keptCard, keptPhone],
  plain: [deltaDraws, friends, saferPlay, jadeGarden],
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
      EN: 'Scratch tickets are unavailable on Tuesday from 05:00 to 05:30. All other games stay open.',
      TH: 'เกมขูดหยุดพักวันอังคาร เวลา 05:00 ถึง 05:30 น. เกมอื่นเปิดให้เล่นตามปกติ',
      UR: 'اسکریچ ٹکٹ منگل کو صبح 05:00 سے 05:30 تک بند رہیں گے۔ باقی تمام گیمز کھلی رہیں گی۔',
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
      EN: 'Festival Night, Paper Rocket and Ten Boats have joined the lobby.',
      TH: 'คืนเทศกาล จรวดกระดาษ และแข่งเรือสิบลำ เข้ามาอยู่ในล็อบบี้แล้ว',
      UR: 'میلے کی رات، کاغذی راکٹ اور دس کشتیاں لابی میں شامل ہو گئے ہیں۔',
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
      EN: 'With your current number we can help you get back into your account if you lose your phone.',
      TH: 'เบอร์โทรที่เป็นปัจจุบันช่วยให้เราคืนบัญชีให้คุณได้ หากโทรศัพท์หาย',
      UR: 'درست موبائل نمبر سے فون گم ہونے پر آپ کا اکاؤنٹ واپس دلانا آسان ہوتا ہے۔',
    },
  },
];
