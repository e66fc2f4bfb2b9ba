import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { readGames } from './read-games.ts';

export const lott = readGames(
  'LOTT',
  `
# ${lotteryVendors.common}
20041 | Sunrise Pick | เลขอรุณ | طلوع پک | HOT
20042 | Harvest Saturday | วันเสาร์เก็บเกี่ยว | فصل ہفتہ | JACKPOT
20043 | Friday Night Draw | งวดคืนวันศุกร์ | جمعہ کی رات قرعہ | HOT
20044 | Grand Sixty | แกรนด์ซิกซ์ตี้ | گرینڈ ساٹھ | JACKPOT
20045 | Three-Digit Daily | สามตัวรายวัน | روزانہ تین ہندسے |
20046 | Four-Digit Daily | สี่ตัวรายวัน | روزانہ چار ہندسے |
20047 | Two-Tone Draw |  |  |
20048 | Midweek Million | ล้านกลางสัปดาห์ | وسطِ ہفتہ ملین | HOT
20049 | Lantern Festival Draw | งวดเทศกาลโคมไฟ | قندیل میلہ قرعہ | NEW
20050 | Payday Pick | งวดเงินเดือน | تنخواہ پک |
20051 | Golden Hour 3D | สามตัวชั่วโมงทอง |  |
20052 | Old Clock 5D | ห้าตัวนาฬิกาเก่า | پرانی گھڑی 5 |
20053 | Jade Pavilion Six |  |  |
20054 | Noon Numbers | เลขเที่ยงวัน | دوپہر کے نمبر |
20055 | Monsoon Raffle | สลากหน้าฝน | ساون قرعہ | NEW
20056 | New Moon Draw | งวดเดือนดับ | نئے چاند کا قرعہ |
`,
);
