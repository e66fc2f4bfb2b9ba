// The figures of benches, and what two builds have to do with each other.
export type Figure = { name: string; better: 'less' | 'more'; value: number };

/** What one round gave: the same figure of the build that is here and of the one there, measured one after the other. */
export type Pair = { here: number; there: number };
export type Verdict = 'better' | 'worse' | 'no difference' | 'too few rounds';
export type Comparison = {
  name: string;
  here: number;
  there: number;
  /** The median here divided by the median there. */
  ratio: number;
  /** The smallest and the largest ratio of a round. */
  spread: [number, number];
  verdict: Verdict;
};

export const median = (values: number[]): number =>
  values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? Number.NaN;

/** With three rounds on a busy machine half of the figures of two equal builds differed the same way in each. */
const leastRounds = 5;

/** 0/0 counts as equal. */
const ratioOf = ({ here, there }: Pair): number => (here === there ? 1 : here / there);

/**
 * A difference counts when every round shows it: then the whole spread lies on one side of 1. A machine that gets slower meanwhile
 * slows both builds of a round.
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

/** Every figure that both builds have in every round. */
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
