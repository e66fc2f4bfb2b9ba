import type { Board } from './use-leader-board.ts';

type Prize = Board['prizes'][number];

/** What a rank gives; null where it gives nothing. */
export const prizeOf = (prizes: Board['prizes'], rank: number | null): Prize | null =>
  prizes.find(({ from, to }) => rank !== null && from <= rank && rank <= to) ?? null;
