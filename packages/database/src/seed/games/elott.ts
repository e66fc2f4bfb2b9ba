import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { readGames } from './read-games.ts';

export const elott = readGames(
  'ELOTT',
  `
# ${lotteryVendors.common}
20025 | Lucky Six | ลัคกี้ซิกซ์ | لکی سکس | HOT
20026 | Harbour Keno | คีโนท่าเรือ | بندرگاہ کینو | HOT
20027 | Minute Racer PK10 | พีเค 10 นาทีเดียว | منٹ ریسر | HOT
20028 | Three-Minute Dice | ลูกเต๋าสามนาที | تین منٹ پانسے |
20029 | Speed Five | สปีดไฟว์ | اسپیڈ فائیو |
20030 | Eleven Pick Five | สิบเอ็ดเลือกห้า | گیارہ میں سے پانچ |
20031 | Orbit Lottery | ลอตเตอรี่วงโคจร | مدار لاٹری | NEW
20032 | Happy Eights Hourly |  |  |
20033 | Sixty-Second Colours | สีหกสิบวินาที | ساٹھ سیکنڈ رنگ | HOT
20034 | Comet Keno | คีโนดาวหาง | دم دار کینو |
20035 | Turbo 28 | เทอร์โบ 28 | ٹربو 28 |
20036 | Odd & Even Express | คู่คี่ด่วน | طاق جفت ایکسپریس |
20037 | Five-Minute Bingo | บิงโกห้านาที | پانچ منٹ بنگو |
20038 | Rainbow Balls | ลูกบอลสายรุ้ง | قوس قزح گیندیں | NEW
20039 | Big & Small Quick | ใหญ่เล็กเร็ว | بڑا چھوٹا |
20040 | Canal Boat Racers | เรือแข่งคลอง | نہر کی کشتیاں |
`,
);
