// Counts an amount up to its value in about a second; shows it at once if the reader prefers no motion.
import { wantsStillness } from './stillness.ts';

const lasts = 900;

export function countUp(place: Element, amount: bigint, write: (amount: bigint) => string): void {
  const start = performance.now();
  const show = (now: number): void => {
    const left = wantsStillness() ? 0 : Math.max(0, 1 - (now - start) / lasts);
    // In thousandths, because money is never a float. The count slows down towards its end.
    const share = BigInt(1_000 - Math.round(1_000 * left ** 3));
    place.textContent = write((amount * share) / 1_000n);
    if (share < 1_000n) requestAnimationFrame(show);
  };
  show(start);
}
