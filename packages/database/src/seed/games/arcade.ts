import { readGames } from './read-games.ts';

export const arcade = readGames(
  'ARCADE',
  `
# PAPERFOX
12023 | Paper Plane Crash | เครื่องบินกระดาษ | کاغذی جہاز | HOT
12024 | Fold or Fly |  |  | NEW
12025 | Inkblot Mines | ทุ่นระเบิดหมึก | سیاہی کی بارودی سرنگ |
12026 | Sticker Scratch | ขูดสติกเกอร์ | اسٹیکر سکریچ |
12027 | Pinwheel Plinko | กังหันพลิงโก | پھرکی پلنکو | HOT
12028 | Postage Keno | คีโนแสตมป์ |  |
12029 | Ladder Doodle |  |  |
12030 | Hopscotch | ตั้งเต | شٹاپو | NEW
# COPPERBELL
15015 | Pressure Gauge | มาตรวัดแรงดัน | پریشر گیج | HOT
15016 | Pinball Proper |  |  | CLASSIC
15017 | Bolt Drop | น็อตร่วง |  |
15018 | Gumball Gravity |  |  | NEW
15019 | Whistle Stop |  |  |
15020 | The Claw | คีมหนีบ | پنجہ | HOT
15021 | Sprocket Towers | หอฟันเฟือง |  |
15022 | Coin Cascade | น้ำตกเหรียญ | سکوں کا جھرنا | HOT
15023 | Heads, Tails, Teacups | หัว ก้อย ถ้วยชา | چِت پٹ پیالی |
15024 | Molten Minute |  |  |
# KITEWOOD
18012 | Balloon at Dawn | บอลลูนยามเช้า | صبح کا غبارہ | HOT
18013 | Kite Cutter | ตัดว่าว | پتنگ کاٹا | HOT
18014 | Treehouse Dice | ลูกเต๋าบ้านต้นไม้ | درخت گھر پانسے |
18015 | Acorn Avalanche |  |  |
18016 | Rocket to Nowhere | จรวดไร้จุดหมาย | راکٹ بے منزل | NEW
18017 | Frog Crossing | กบข้ามถนน | مینڈک کی سڑک | HOT
18018 | Lantern Lift-Off | ลอยโคม | قندیل پرواز | NEW
18019 | Beehive Bingo | บิงโกรังผึ้ง | شہد چھتہ بنگو |
18020 | Goat on a Rope | แพะไต่เชือก | رسی پر بکری |
18021 | Thimble Town |  |  | CLASSIC
18022 | Seesaw | ไม้กระดก |  |
18023 | Cloud Stairs | บันไดเมฆ | بادل کی سیڑھی |
`,
);
