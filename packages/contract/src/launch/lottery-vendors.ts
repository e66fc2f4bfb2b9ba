// The vendors of the lotteries. Their codes are the family's, the same at every merchant; other vendors are data of the catalogue.
export const lotteryVendors = {
  /** LOBBY-02: the games of RNG and PVP that are no other vendor's are its too. */
  common: 'TCG',
  southEastAsia: 'TCG_SEA',
  vietnam: 'TCG_LOTTO_VN',
} as const;
