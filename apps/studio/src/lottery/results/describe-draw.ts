import type { Draw } from './store.ts';

/** As the page reads it. */
export const describeDraw = ({ issue, drawsAt, commitment, seed, numbers, winners }: Draw) => {
  const [three = 0, four = 0, five = 0, six = 0] = winners ?? [];
  const counts = { 3: three, 4: four, 5: five, 6: six };
  const at = drawsAt.toISOString();
  return { issue, drawsAt: at, commitment, seed, numbers, winners: winners && counts };
};

/** What the verifier takes, and nothing else. */
export const publishDraw = ({ issue, commitment, seed, numbers }: Draw) => ({
  issue,
  commitment,
  seed,
  numbers,
});
