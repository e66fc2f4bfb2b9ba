import { readGames } from './read-games.ts';

export const sports = readGames(
  'SPORTS',
  `
# TOUCHLINE
19001 | Touchline Football | ฟุตบอลทัชไลน์ | ٹچ لائن فٹبال | HOT
19002 | Cricket Corner |  | کرکٹ کارنر | HOT
19003 | Hardcourt | เทนนิสฮาร์ดคอร์ต | ٹینس ہارڈ کورٹ |
19004 | Fast Break Basketball | บาสเกตบอลฟาสต์เบรก |  |
19005 | Ringside | มวยข้างเวที | رنگ سائیڈ باکسنگ | HOT
19006 | Badminton Live | แบดมินตันสด | بیڈمنٹن لائیو |
19007 | Volley & Spike | วอลเลย์บอล |  |
19008 | Sepak Saturday | ตะกร้อวันเสาร์ |  | NEW
19009 | Kabaddi Raid | กาบัดดี้ | کبڈی ریڈ | HOT
19010 | Virtual Derby | ม้าแข่งเสมือน | ورچوئل ڈربی |
19011 | E-Arena | อีสปอร์ตอารีน่า | ای ایرینا | NEW
19012 | Snooker Rooms | สนุกเกอร์ | سنوکر رومز |
`,
);
