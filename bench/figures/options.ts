// What every bench takes: numbers, the folder of the product that it measures if not this checkout's, and a file for its figures.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Figure } from './statistics.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { product: { type: 'string' }, figures: { type: 'string' } },
});

export const numbers = positionals.map(Number);
export const productFolder = values.product;

/** Writes one line of JSON, if a file was given. */
export function keepFigures(figures: Figure[]): void {
  if (values.figures) writeFileSync(values.figures, `${JSON.stringify(figures)}\n`);
}
