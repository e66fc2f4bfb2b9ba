import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { readGames } from './read-games.ts';

export const pvp = readGames(
  'PVP',
  `
# HALCYON
14019 | Jade Tiles | ไพ่หยก | یشب ٹائلیں | HOT
14020 | Four Winds Mahjong | ไพ่นกกระจอกสี่ลม | چار ہواؤں کا ماہجونگ | HOT
14021 | Bamboo & Dots |  |  |
14022 | Sparrow Parlour |  |  | NEW
14023 | Chinese Chess Garden | หมากรุกจีนในสวน |  |
14024 | Moon Dominoes | โดมิโนพระจันทร์ | چاند ڈومینو |
14025 | Big Two Boulevard |  |  |
14026 | Dou Dizhu Days | โต้วตี้จู่ |  | HOT
14027 | Thirteen Cards | ไพ่สิบสาม | تیرہ پتے | HOT
14028 | Quiet Checkers | หมากฮอสเงียบ | خاموش ڈرافٹس | CLASSIC
14029 | Gin by the Window |  |  |
14030 | Ludo Courtyard | ลูโดลานบ้าน | لڈو صحن | HOT
# SILKROOM
17017 | Texas at Ten |  |  | HOT
17018 | Omaha Overnight |  |  |
17019 | Short Deck Salon |  |  | NEW
17020 | Rummy Rose | รัมมี่กุหลาบ | رمی گلاب |
17021 | Call Break Club |  | کال بریک کلب | HOT
17022 | Bluff & Butter |  |  |
17023 | Three Kings Showdown | สามกษัตริย์ประจัญหน้า | تین بادشاہ |
17024 | Satin Spades | โพดำผ้าซาติน |  |
17025 | Red Ten Rivals |  |  |
17026 | Cribbage Cabin |  |  | CLASSIC
# ${lotteryVendors.common}
20011 | Pok Deng Porch | ป๊อกเด้งหน้าบ้าน |  | HOT
20012 | Kang Corner | ไพ่แคงมุมตึก |  | HOT
20013 | Dummy Deluxe | ดัมมี่ดีลักซ์ |  |
20014 | Slave Cards | ไพ่สลาฟ |  | CLASSIC
20015 | Makruk Match | หมากรุกไทย |  | CLASSIC
20016 | Rung Royale |  | رنگ رویال | HOT
20017 | Bhabhi Bhabhi |  | بھابھی | NEW
20018 | Carrom Kings | แครอมคิงส์ | کیرم کنگز | HOT
20019 | Pusoy Plaza |  |  |
20020 | Tongits Town |  |  | HOT
20021 | Neighbourhood Poker | โปกเกอร์เพื่อนบ้าน | محلہ پوکر |
20022 | Snap! | สแนป! | سنیپ! |
20023 | Banker's Bench | เก้าอี้เจ้ามือ |  |
20024 | Sixty-Six Steps | หกสิบหกก้าว | چھیاسٹھ قدم | NEW
`,
);
