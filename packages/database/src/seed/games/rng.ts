import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { readGames } from './read-games.ts';

export const rng = readGames(
  'RNG',
  `
# NORTHWIND
11001 | Crown of Tides | มงกุฎแห่งสายน้ำ | لہروں کا تاج | HOT
11002 | Frostmere Vault | ห้องลับฟรอสต์เมียร์ |  | JACKPOT
11003 | The Cartographer's Gold | ทองของนักทำแผนที่ | نقشہ نویس کا سونا |
11004 | Aurora Junction |  |  | NEW
11005 | Nine Gulls | นกนางนวลเก้าตัว | نو بگلے |
11006 | Saltwind Fortune | โชคลมทะเล | سمندری ہوا کی دولت | HOT
11007 | Stag at Midnight | กวางเที่ยงคืน | آدھی رات کا بارہ سنگھا |
11008 | Beacon Street Riches |  |  |
11009 | Ironpine Express | รถด่วนไอรอนไพน์ |  |
11010 | Whalebone Compass | เข็มทิศกระดูกวาฬ |  |
11011 | Queen of the Long Night | ราชินีแห่งราตรียาว | لمبی رات کی ملکہ | JACKPOT
11012 | Polar Clockwork |  |  |
11013 | Tern & Thistle |  |  |
11014 | Skerry Seven |  |  | CLASSIC
11015 | Amber Fjord | ฟยอร์ดอำพัน | عنبر کی کھاڑی |
11016 | The Weathervane | กังหันบอกลม | باد نما |
11017 | Harpoon Harry's Haul |  |  | NEW
11018 | Snowlight Carnival | คาร์นิวัลแสงหิมะ | برف کا میلہ |
11019 | Bluebell Bandits | โจรดอกระฆังฟ้า |  |
11020 | Reef of the Moon King | แนวปะการังราชาจันทร์ | چاند بادشاہ کی چٹان | HOT
11021 | Three Copper Kettles | กาทองแดงสามใบ | تانبے کی تین کیتلیاں | CLASSIC
11022 | Driftwood Diamonds |  |  |
11023 | North Pier Nights |  |  |
11024 | Glacier Mint |  |  |
11025 | The Ferryman's Coin | เหรียญของคนแจวเรือ | ملاح کا سکہ | NEW
11026 | Valley of Slow Thunder | หุบเขาฟ้าคำราม | دھیمی گرج کی وادی |
# PAPERFOX
12001 | Prism Rush | พลังปริซึม | رنگوں کی یلغار | HOT
12002 | Moonrise Ridge | สันเขาจันทร์ขึ้น | طلوعِ ماہ | NEW
12003 | Origami Orchard | สวนผลไม้โอริงามิ | کاغذ کا باغ |
12004 | The Inkwell Affair |  |  |
12005 | Fox and Firefly | จิ้งจอกกับหิ่งห้อย | لومڑی اور جگنو | HOT
12006 | Confetti Cathedral |  |  |
12007 | Thousand Fold | พับพันครั้ง | ہزار تہیں |
12008 | Papier Palace |  |  | NEW
12009 | Crane Over Kyora | นกกระเรียนเหนือเคียวรา |  |
12010 | Scissors & Silk | กรรไกรกับผ้าไหม | قینچی اور ریشم |
12011 | Stamp Collector Deluxe |  |  | CLASSIC
12012 | Kite Festival | เทศกาลว่าว | پتنگ میلہ | HOT
12013 | Postcards from Lumière | โปสการ์ดจากลูมิแยร์ |  |
12014 | Watercolour Wilds | ป่าสีน้ำ | آبی رنگوں کا جنگل |
12015 | Café Meridian | คาเฟ่เมริเดียน | کیفے میریڈین | NEW
12016 | The Marbled Page |  |  |
12017 | Wax Seal Mysteries | ปริศนาตราครั่ง | مہر کے راز |
12018 | Bookbinder's Bonus |  |  |
12019 | Sunday Funnies |  |  | CLASSIC
12020 | Zebra Crossing | ทางม้าลาย |  |
12021 | Little Red Envelope | ซองแดงใบน้อย | چھوٹا سرخ لفافہ | JACKPOT
12022 | Parade of Paper Lions | ขบวนสิงโตกระดาษ | کاغذی شیروں کا جلوس |
# TIDEPOOL
13001 | Lantern Row | แถวโคมไฟ | قندیلوں کی قطار | NEW
13002 | Pearl Diver's Promise | คำสัญญานักงมไข่มุก | غوطہ خور کا وعدہ | HOT
13003 | Coral Courtyard | ลานปะการัง | مونگے کا صحن |
13004 | Mangrove Mischief |  |  |
13005 | Sandbar Serenade |  |  |
13006 | Octopus Orchestra | วงออร์เคสตราหมึกยักษ์ | آکٹوپس آرکسٹرا |
13007 | Tea Boats of Anwei | เรือชาแห่งอันเหว่ย |  | HOT
13008 | Monsoon Market | ตลาดหน้ามรสุม | ساون بازار | NEW
13009 | Green Tide Jackpot | แจ็กพอตคลื่นเขียว | سبز لہر جیک پاٹ | JACKPOT
13010 | The Hermit's Shell | เปลือกหอยปูเสฉวน |  |
13011 | Stilt House Stars | ดาวเหนือเรือนเสาสูง |  |
13012 | Floating Lotus | บัวลอยน้ำ | تیرتا کنول | HOT
13013 | Salt & Turmeric | เกลือกับขมิ้น | نمک اور ہلدی |
13014 | Rainmaker's Drum | กลองเรียกฝน | بارش کا ڈھول |
13015 | Kingfisher Lane | ตรอกนกกระเต็น | رام چڑیا کی گلی |
13016 | Tamarind Treasure | สมบัติมะขาม | املی کا خزانہ |
13017 | Silver Anchovies |  |  | CLASSIC
13018 | Three Lanterns | โคมสามดวง | تین قندیلیں | HOT
13019 | Water Buffalo Run | ควายวิ่ง | بھینسوں کی دوڑ | NEW
13020 | Seven Sampans | สำปั้นเจ็ดลำ |  | CLASSIC
# HALCYON
14001 | Garden of Mirrors | สวนกระจก | آئینوں کا باغ |
14002 | Velvet Observatory |  |  | JACKPOT
14003 | Orchid Empress | จักรพรรดินีกล้วยไม้ | آرکڈ ملکہ | HOT
14004 | Temple of Quiet Bells | วัดระฆังเงียบ | خاموش گھنٹیوں کا مندر |
14005 | Ninefold Sky | ฟ้าเก้าชั้น | نو آسمان |
14006 | Peacock Pavilion | ศาลานกยูง | مور محل | HOT
14007 | Songbird Sevens |  |  | CLASSIC
14008 | The Ivory Metronome |  |  |
14009 | Saffron Sultan | สุลต่านหญ้าฝรั่น | زعفرانی سلطان | NEW
14010 | Cloud Shepherd | คนเลี้ยงเมฆ | بادلوں کا چرواہا |
14011 | Lady of the Lemon Grove | นางแห่งสวนเลมอน | لیموں باغ کی رانی |
14012 | Dune Singer | นักร้องแห่งเนินทราย | صحرا کا گیت |
14013 | Mirage Bazaar | ตลาดภาพลวงตา | سراب بازار | HOT
14014 | Calligrapher's Fortune | โชคของนักเขียนอักษร | خطاط کی قسمت |
14015 | A Hundred Fountains | น้ำพุร้อยสาย | سو فوارے |
14016 | Opal Hour |  |  | NEW
14017 | Silk Road Sonata | โซนาตาเส้นทางสายไหม | شاہراہِ ریشم |
14018 | White Elephant Walk | ช้างเผือกเดินดง | سفید ہاتھی کی سیر | JACKPOT
# COPPERBELL
15001 | Boiler Room Blitz |  |  |
15002 | Brass Monkey Bank | ลิงทองเหลืองเฝ้าคลัง | پیتل کا بندر | HOT
15003 | Tinker's Sevens |  |  | CLASSIC
15004 | Foundry of Fire | โรงหล่อไฟ | آگ کی بھٹی |
15005 | Cogs & Cherries | ฟันเฟืองกับเชอร์รี่ |  | CLASSIC
15006 | Penny Arcade Parade |  |  |
15007 | Steam & Sugar | ไอน้ำกับน้ำตาล | بھاپ اور شکر | NEW
15008 | The Bellringer | คนตีระฆัง | گھنٹہ بان |
15009 | Double Barrel Bounty |  |  |
15010 | Clocktower Heist | ปล้นหอนาฬิกา | گھنٹہ گھر کی ڈکیتی | HOT
15011 | Rivet Riders |  |  |
15012 | Old Town Tram | รถรางเมืองเก่า | پرانے شہر کی ٹرام |
15013 | Furnace Phoenix | ฟีนิกซ์เตาหลอม | بھٹی کا ققنس | JACKPOT
15014 | Copper Cactus | กระบองเพชรทองแดง |  |
# ${lotteryVendors.common}
20001 | Home Row Fruits | ผลไม้หน้าบ้าน | گھر کے پھل | CLASSIC
20002 | Tuk-Tuk Turbo | ตุ๊กตุ๊กเทอร์โบ | رکشہ ٹربو | HOT
20003 | Night Bazaar Neon | ตลาดนัดไฟนีออน | رات بازار کی روشنیاں | NEW
20004 | Mango Monsoon | มะม่วงหน้าฝน | برسات کے آم | HOT
20005 | Golden Rice Bowl | ชามข้าวทองคำ | سنہری چاول | JACKPOT
20006 | Rickshaw Rally |  | رکشہ ریلی |
20007 | Auntie's Sweet Shop | ร้านขนมป้า | خالہ کی مٹھائی |
20008 | Jasmine Garland | พวงมาลัยมะลิ | چنبیلی کا گجرا |
20009 | Rooftop Pigeons |  | چھت کے کبوتر |
20010 | Firecracker Alley | ตรอกประทัด | پٹاخہ گلی | NEW
`,
);
