// Describes the results of a run of mutants.
import type { DrawnMutant } from './draw.ts';
import type { Fate } from './try-mutant.ts';

export type MutantResult = Omit<DrawnMutant, 'mutant'> & {
  what: string;
  seconds: number;
  fate: Fate;
};

function describeFate(fate: Fate): string {
  if (fate.end === 'killed') {
    return `killed${fate.run === 'nightly' ? ' by the nightly run alone,' : ''} by ${fate.by}`;
  }
  return fate.end === 'unclear' ? `unclear: ${fate.why}` : fate.end;
}

export const describeTried = ({ file, line, what, seconds, fate }: MutantResult): string =>
  `${file}:${line}  ${what}\n    ${describeFate(fate)} (${Math.round(seconds)} s)`;

/** Summarizes the results. Mutants that do not compile were replaced by others and do not count. */
export function summarize(tried: MutantResult[]): string {
  const count = (end: Fate['end']) => tried.filter(({ fate }) => fate.end === end).length;
  const all = tried.length - count('does not compile');
  const others = (['survived', 'out of time', 'unclear', 'does not compile'] as const).flatMap(
    (end) => (count(end) > 0 ? [`${count(end)} ${end}`] : []),
  );
  const late = tried.filter(({ fate }) => fate.end === 'killed' && fate.run === 'nightly').length;
  const nightly = late > 0 ? [`${late} of them by the nightly run alone`] : [];
  return [`${count('killed')} of ${all} killed`, ...nightly, ...others].join(', ');
}
