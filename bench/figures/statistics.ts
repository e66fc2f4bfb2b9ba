// Figures of benches, and the comparison of two builds by them.
export type Figure = { name: string; better: 'less' | 'more'; value: number };

/** One figure of both builds in one run, measured one after the other. */
export type Pair = { here: number; there: number };
export type Verdict = 'better' | 'worse' | 'no difference' | 'too few rounds';
export type Comparison = {
  name: string;
  here: number;
  there: number;
  /** The median here divided by the median there. */
  ratio: number;
  /** The smallest and the largest ratio of a run. */
  spread: [number, number];
  verdict: Verdict;
};

export const median = (values: number[]): number =>
  values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Least number of runs for a verdict. In three runs on a busy machine half of the figures of two equal builds differed alike. */
const leastRounds = 5;

/** 0/0 counts as equal. */
const ratioOf = ({ here, there }: Pair): number => (here === there ? 1 : here / there);

/**
 * A difference counts if every run shows it: the whole spread is then on one side of 1. A machine that slows down meanwhile
 * slows both builds of a run.
 */
function judge([least, most]: [number, number], better: Figure['better'], rounds: number): Verdict {
  if (rounds < leastRounds) return 'too few rounds';
  if (least > 1) return better === 'more' ? 'better' : 'worse';
  if (most < 1) return better === 'less' ? 'better' : 'worse';
  return 'no difference';
}

export function comparePairs({ name, better }: Omit<Figure, 'value'>, pairs: Pair[]): Comparison {
  const here = median(pairs.map((pair) => pair.here));
  const there = median(pairs.map((pair) => pair.there));
  const ratios = pairs.map(ratioOf);
  const spread: [number, number] = [Math.min(...ratios), Math.max(...ratios)];
  const verdict = judge(spread, better, pairs.length);
  return { name, here, there, ratio: ratioOf({ here, there }), spread, verdict };
}

export type Round = { here: Figure[]; there: Figure[] };

/** Compares every figure that both builds have in every run. */
export function compareRounds(rounds: Round[]): Comparison[] {
  const [first] = rounds;
  return (first?.here ?? []).flatMap((figure) => {
    const valueIn = (figures: Figure[]) => figures.find(({ name }) => name === figure.name)?.value;
    const pairs = rounds.flatMap((round) => {
      const [here, there] = [valueIn(round.here), valueIn(round.there)];
      return here === undefined || there === undefined ? [] : [{ here, there }];
    });
    return pairs.length === rounds.length ? [comparePairs(figure, pairs)] : [];
  });
}
