// The vendors of the lotteries. Their codes are defined by the family, and equal for every merchant; other vendors are data of the catalogue.
export const lotteryVendors = {
  /** LOBBY-02: also the vendor of games of RNG and PVP that belong to no other vendor. */
  common: 'TCG',
  southEastAsia: 'TCG_SEA',
  vietnam: 'TCG_LOTTO_VN',
} as const;
