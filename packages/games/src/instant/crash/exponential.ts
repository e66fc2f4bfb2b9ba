/**
 * e to the `power`, 0 to 20, to about twelve digits. Of additions and multiplications only, which every browser rounds alike: Math.exp may
 * differ in its last digit from one to the next, and then a page and the studio would disagree on a hundredth.
 */
export function exponential(power: number): number {
  const small = power / 1_024;
  let [sum, term] = [1, 1];
  for (let at = 1; at <= 10; at += 1) {
    term = (term * small) / at;
    sum += term;
  }
  for (let halves = 0; halves < 10; halves += 1) sum *= sum;
  return sum;
}
