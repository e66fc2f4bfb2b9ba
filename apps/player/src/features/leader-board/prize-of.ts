import type { Board } from './use-leader-board.ts';

type Prize = Board['prizes'][number];

/** The prize of a rank, or null. */
export const prizeOf = (prizes: Board['prizes'], rank: number | null): Prize | null =>
  prizes.find(({ from, to }) => rank !== null && from <= rank && rank <= to) ?? null;
