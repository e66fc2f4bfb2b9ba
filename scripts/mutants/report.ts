// What a round of mutants came to, in words.
import type { Drawn } from './draw.ts';
import type { Fate } from './try-mutant.ts';

export type Tried = Omit<Drawn, 'mutant'> & { what: string; seconds: number; fate: Fate };

function describeFate(fate: Fate): string {
  if (fate.end === 'killed') {
    return `killed${fate.run === 'nightly' ? ' by the nightly run alone,' : ''} by ${fate.by}`;
  }
  return fate.end === 'unclear' ? `unclear: ${fate.why}` : fate.end;
}

export const describeTried = ({ file, line, what, seconds, fate }: Tried): string =>
  `${file}:${line}  ${what}\n    ${describeFate(fate)} (${Math.round(seconds)} s)`;

/** What does not compile was drawn again, and counts for nothing. */
export function summarize(tried: Tried[]): string {
  const count = (end: Fate['end']) => tried.filter(({ fate }) => fate.end === end).length;
  const all = tried.length - count('does not compile');
  const others = (['survived', 'out of time', 'unclear', 'does not compile'] as const).flatMap(
    (end) => (count(end) > 0 ? [`${count(end)} ${end}`] : []),
  );
  const late = tried.filter(({ fate }) => fate.end === 'killed' && fate.run === 'nightly').length;
  const nightly = late > 0 ? [`${late} of them by the nightly run alone`] : [];
  return [`${count('killed')} of ${all} killed`, ...nightly, ...others].join(', ');
}
