import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { readGames } from './read-games.ts';

export const seaLott = readGames(
  'SEA_LOTT',
  `
# ${lotteryVendors.southEastAsia}
21006 minute-six-sea | Minute Six | หกเลขทุกนาที | ہر منٹ چھ | HOT
21001 | Mekong Four | แม่โขงสี่ตัว | میکانگ چار | HOT
21002 | Straits Five |  |  |
21003 | Teak Coast Two-Three | หวยชายฝั่งไม้สัก สอง-สาม |  | HOT
21004 | Island Four-Digit | สี่ตัวหมู่เกาะ | جزیرہ چار ہندسے |
21005 | Archipelago Night | ราตรีหมู่เกาะ | جزائر کی رات | NEW
21007 | Riverbank Stock Numbers | หวยหุ้นริมน้ำ |  |
21008 | Spice Port Pools |  | مصالحہ بندرگاہ |
`,
);
