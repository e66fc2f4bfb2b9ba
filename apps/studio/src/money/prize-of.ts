/** What a stake pays that many hundredths of: both in 1/100000. A stake there is a whole number of hundredths, so none of it is lost. */
export const prizeOf = (stake: bigint, hundredths: bigint): bigint => (stake * hundredths) / 100n;
