/** The number of ways to take `few` of `many` without regard to order: 2 of 25 is 300n; 0n if `few` is above `many`. */
export function waysToTake(few: number, many: number): bigint {
  let ways = 1n;
  for (let at = 0; at < few; at += 1) ways = (ways * BigInt(many - at)) / BigInt(at + 1);
  return ways;
}
