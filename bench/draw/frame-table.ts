// Output of the frames of each scene: a table, a comparison with the target, and figures that compare two builds.
import { median, type Figure } from '../figures/statistics.ts';
import type { RevealFigures } from '../measure/measure-reveal.ts';

/** The measurements of one scene or of the bare page. */
export type Row = { name: string; seen: RevealFigures[]; isFloor?: boolean };

/** Largest share of frames over 34 ms, in per cent. */
const most = 2;

const sum = (values: number[]) => values.reduce((all, each) => all + each, 0);
const framesOf = ({ seen }: Row): number => sum(seen.map(({ frames }) => frames));
const shareOf = (row: Row): number =>
  (sum(row.seen.map(({ over34 }) => over34)) / framesOf(row)) * 100;

export function printFrames(rows: readonly Row[]): boolean {
  console.log('scene       frames  over 34 ms  longest ms of each');
  for (const row of rows) {
    const longest = row.seen.map((each) => each.longest.toFixed(0)).join(' ');
    const share = `${shareOf(row).toFixed(2)} %`;
    console.log(
      `${row.name.padEnd(10)}${String(framesOf(row)).padStart(8)}${share.padStart(12)}  ${longest}`,
    );
  }
  console.log('');
  return rows
    .filter(({ isFloor }) => !isFloor)
    .map(judge)
    .every(Boolean);
}

function judge(row: Row): boolean {
  const share = shareOf(row);
  const isMet = share <= most;
  const said = `${row.name}, percent of frames over 34 ms: ${share.toFixed(2)}, at most ${most}`;
  console.log(`${isMet ? 'met   ' : 'MISSED'} ${said}`);
  return isMet;
}

export const frameFigures = (rows: readonly Row[]): Figure[] =>
  rows.flatMap((row): Figure[] => [
    { name: `${row.name} over 34 ms, %`, better: 'less', value: shareOf(row) },
    {
      name: `${row.name} longest ms`,
      better: 'less',
      value: median(row.seen.map(({ longest }) => longest)),
    },
  ]);
