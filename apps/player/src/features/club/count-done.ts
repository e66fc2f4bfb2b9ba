import type { Level } from './use-benefits.ts';

/** The number of conditions that are met. */
export const countDone = ({ conditions }: Pick<Level, 'conditions'>): number =>
  conditions.filter(({ done, target }) => done >= target).length;
