// Arguments of every bench: numbers, words that name what to measure, the folder of another checkout to measure, and a
// file for the figures.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Figure } from './statistics.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { product: { type: 'string' }, figures: { type: 'string' } },
});

const isNumber = (text: string): boolean => Number.isFinite(Number(text));
export const numbers = positionals.filter(isNumber).map(Number);
export const words = positionals.filter((text) => !isNumber(text));
export const productFolder = values.product;

/** Writes one line of JSON, if a file was given. */
export function keepFigures(figures: Figure[]): void {
  if (values.figures) writeFileSync(values.figures, `${JSON.stringify(figures)}\n`);
}
