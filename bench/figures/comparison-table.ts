// Table that compares two builds, with a line for each figure.
import type { Comparison } from './statistics.ts';

const shown = (value: number): string => {
  if (!Number.isFinite(value)) return '∞';
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
};

const times = (ratio: number): string => (Number.isFinite(ratio) ? ratio.toFixed(2) : '∞');

const headings = ['here', 'there', 'ratio', 'spread'];
const widths = [10, 10, 8, 16];

export function comparisonLines(comparisons: Comparison[]): string[] {
  const first = Math.max(6, ...comparisons.map(({ name }) => name.length));
  const line = (name: string, cells: string[], verdict: string) =>
    `${name.padEnd(first)}${cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('')}  ${verdict}`;
  return [
    line('figure', headings, 'here is').trimEnd(),
    ...comparisons.map(({ name, here, there, ratio, spread, verdict }) => {
      const [least, most] = spread.map(times);
      const cells = [shown(here), shown(there), times(ratio), `${least} to ${most}`];
      return line(
        name,
        cells,
        verdict === 'better' || verdict === 'worse' ? `${verdict} beyond the spread` : verdict,
      );
    }),
  ];
}

/** Returns how often chance alone shows a difference between two equal builds, for each figure. */
export const chanceOfError = (rounds: number): string => `1 in ${2 ** (rounds - 1)}`;
