import { readGames } from './read-games.ts';

export const fish = readGames(
  'FISH',
  `
# TIDEPOOL
13021 | Trawler Tycoon | เจ้าพ่อเรือลาก |  |
13022 | Lagoon Lancers |  |  |
13023 | Deep Lantern Hunt | ล่าโคมใต้ทะเลลึก | گہری قندیل شکار | HOT
13024 | Pufferfish Panic | ปักเป้าแตกตื่น | پفر مچھلی کی گھبراہٹ |
13025 | Golden Arowana Bay | อ่าวอะโรวาน่าทอง | سنہری مچھلی کی خلیج | JACKPOT
13026 | Squall Squad |  |  | NEW
13027 | Night Market Fishing | ตกปลาตลาดกลางคืน | رات بازار ماہی گیری |
13028 | Manta Manoeuvres |  |  |
13029 | Crab Citadel | ป้อมปู | کیکڑوں کا قلعہ |
13030 | Kraken's Tea Party | งานน้ำชาคราเคน | کراکن کی چائے دعوت | HOT
13031 | Pearl Cannon | ปืนใหญ่ไข่มุก | موتیوں کی توپ | HOT
13032 | Bubble Brigade | กองพันฟองน้ำ | بلبلوں کا دستہ |
13033 | Sardine City |  |  |
# KITEWOOD
18001 | Harpoon Hobby |  |  |
18002 | Koi Castle | ปราสาทปลาคาร์ป | کوئی مچھلی کا قلعہ | HOT
18003 | Jelly Lights | แสงแมงกะพรุน | جیلی فش کی روشنی |
18004 | Barnacle Bill's Big Catch |  |  | NEW
18005 | River Giants | ยักษ์ใหญ่ในแม่น้ำ | دریا کے دیو | HOT
18006 | Ice Hole Heroes |  | برف کے مچھیرے |
18007 | Turtle Tide | เต่าตามน้ำ | کچھوؤں کی لہر |
18008 | Sunken Tuk-Tuk | ตุ๊กตุ๊กจมน้ำ |  | NEW
18009 | Dynamite Dory |  |  |
18010 | Coral Commander | ผู้บัญชาการปะการัง | مونگا کمانڈر |
18011 | Net Worth |  |  |
`,
);
