import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { readGames } from './read-games.ts';

export const vietnamLotto = readGames(
  'VIETNAM_LOTTO',
  `
# ${lotteryVendors.vietnam}
22007 | Minute Six | หกเลขทุกนาที | ہر منٹ چھ | HOT
22001 | Red River Evening | แม่น้ำแดงยามเย็น |  | HOT
22002 | Central Coast Draw | งวดชายฝั่งกลาง |  |
22003 | Southern Delta Draw | งวดดินดอนใต้ | جنوبی ڈیلٹا قرعہ | HOT
22004 | Highland Draw | งวดที่ราบสูง |  |
22005 | Lotus Lake Two-Digit | สองตัวทะเลสาบบัว | کنول جھیل |
22006 | Dragon Bay Three | สามตัวอ่าวมังกร |  | NEW
22008 | Citadel Special |  |  |
`,
);
