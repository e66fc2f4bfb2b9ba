/** The prize of a stake at a multiplier in hundredths, both amounts in 1/100000. Stakes are multiples of 100, so nothing is rounded. */
export const prizeOf = (stake: bigint, hundredths: bigint): bigint => (stake * hundredths) / 100n;
