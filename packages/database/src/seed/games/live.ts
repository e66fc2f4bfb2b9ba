import { readGames } from './read-games.ts';

export const live = readGames(
  'LIVE',
  `
# VERANDA
16001 | Veranda Baccarat 1 | บาคาร่าเวรันดา 1 | ویرانڈا بیکریٹ 1 | HOT
16002 | Veranda Baccarat 2 | บาคาร่าเวรันดา 2 | ویرانڈا بیکریٹ 2 |
16003 | Baccarat Courtyard | บาคาร่าลานบ้าน | صحن بیکریٹ |
16004 | Swift Baccarat | บาคาร่าเร็ว | تیز بیکریٹ | HOT
16005 | No-Hurry Baccarat | บาคาร่าไม่รีบ |  |
16006 | Garden Roulette | รูเล็ตสวน | باغ رولیٹ | HOT
16007 | Evening Roulette | รูเล็ตยามเย็น | شام کا رولیٹ |
16008 | Roulette al Fresco |  |  |
16009 | Two-Wheel Roulette | รูเล็ตสองวงล้อ | دو پہیہ رولیٹ | NEW
16010 | Terrace Blackjack | แบล็กแจ็กริมระเบียง | چھجے کا بلیک جیک |
16011 | Blackjack for Seven |  |  |
16012 | Open Table Blackjack | แบล็กแจ็กโต๊ะรวม |  | NEW
16013 | Sic Bo Pavilion | ไฮโลศาลา | سک بو محل | HOT
16014 | Rattan Sic Bo | ไฮโลโต๊ะหวาย |  |
16015 | The Long Table | โต๊ะยาว | لمبی میز |
16016 | Wheel of Verandas | วงล้อเวรันดา | برآمدے کا پہیہ |
16017 | Hi-Lo Hammock |  |  |
16018 | Andar Bahar Verandah |  | اندر باہر | HOT
16019 | Teen Patti Terrace |  | تین پتی | HOT
16020 | Fan Tan by Lamplight | ฟานทานใต้แสงตะเกียง | چراغ تلے فین ٹین |
16021 | Poker on the Porch |  |  |
16022 | Afternoon Dice | ลูกเต๋ายามบ่าย | سہ پہر کے پانسے |
16023 | The Colour Wheel | วงล้อสี | رنگوں کا پہیہ | NEW
16024 | Hostess Choice |  |  |
# SILKROOM
17001 | Jasmine Room Baccarat | บาคาร่าห้องมะลิ | چنبیلی کمرہ بیکریٹ | HOT
17002 | Peony Room Baccarat | บาคาร่าห้องโบตั๋น |  |
17003 | Bamboo Room Baccarat | บาคาร่าห้องไผ่ | بانس کمرہ بیکریٹ |
17004 | Crimson Squeeze |  |  | NEW
17005 | Dragon-Carp Duel | มังกรดวลปลาคาร์ป | اژدہا اور مچھلی | HOT
17006 | Silk Blackjack | แบล็กแจ็กผ้าไหม | ریشمی بلیک جیک |
17007 | Blindfold Roulette |  |  |
17008 | Golden Thread Roulette | รูเล็ตด้ายทอง | سنہری دھاگہ رولیٹ | JACKPOT
17009 | Three Dice Teahouse | โรงน้ำชาลูกเต๋าสามลูก | چائے خانہ پانسے |
17010 | Red Lacquer Sic Bo | ไฮโลกล่องแดง |  |
17011 | Niu Niu Salon |  |  |
17012 | Pai Gow Parlour |  |  |
17013 | Fish-Prawn-Crab Live | น้ำเต้าปูปลาสด | مچھلی جھینگا کیکڑا | HOT
17014 | Midnight Salon | ซาลอนเที่ยงคืน | آدھی رات کی محفل | NEW
17015 | The Tailor's Table |  | درزی کی میز |
17016 | Bull Lantern | โคมกระทิง |  |
`,
);
