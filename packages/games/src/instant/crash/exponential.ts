/**
 * Returns e to the `power`, 0 to 20, to about twelve digits. It uses additions and multiplications only, which all browsers round alike:
 * Math.exp can differ in the last digit between browsers, and then a page and the studio would disagree on a hundredth.
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
