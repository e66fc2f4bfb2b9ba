// Checks a published draw of any series from nothing but its published record (G2).
import type { DrawGame } from '@parlour/games/draws/draw-game';
import {
  checkCommitment,
  commonProblems,
  plainText,
  readPublished,
  right,
  seedOf,
  wrong,
  type CheckFinding,
  type PublishedRecord,
} from '../../fair/published-record.ts';
import { drawNumbers, streamName } from './draw-numbers.ts';
import { isIssue } from './issues.ts';
import { findSeries, type Series } from './series.ts';
import { firstSeries } from './title-draws.ts';

const shape = {
  fields: ['series', 'issue', 'commitment', 'seed', 'numbers', 'machine'],
  what: 'a draw',
};
/** A fixed period, because the numbers do not depend on it. */
const timing = { lotteryPeriod: 60 };

/** Returns all findings, right and wrong, field by field. */
export function checkDraw(value: unknown): CheckFinding[] {
  const published = readPublished(value);
  if (!published) {
    return [wrong('This is no draw: an object with issue, commitment, seed and numbers.')];
  }
  const series = seriesIn(published);
  const { issue } = published;
  if (!series || typeof issue !== 'string' || !isIssue(issue)) {
    return [
      ...(series ? [] : [wrong('series: there is none of this name.')]),
      ...(typeof issue === 'string' && isIssue(issue)
        ? []
        : [wrong('issue: not a name of an issue.')]),
    ];
  }
  const problems = [
    ...commonProblems(published, shape),
    ...machineProblems(published, series),
    ...numbersProblems(published['numbers'], series.game),
  ];
  if (problems.length > 0) return problems.map(wrong);
  const seed = seedOf(published);
  const due = drawNumbers(seed, { series: series.key, issue }, series.game.machine);
  const name = streamName({ series: series.key, issue });
  const found = checkNumbers(published['numbers'] as number[], due, name);
  return [checkCommitment(published, seed), ...found];
}

/** Finds the record's series. The first series is published without a name. Null for an unknown name. */
function seriesIn(published: PublishedRecord): Series | null {
  if (!Object.hasOwn(published, 'series')) return findSeries(firstSeries, timing);
  const { series } = published;
  return typeof series === 'string' && series !== firstSeries ? findSeries(series, timing) : null;
}

function machineProblems(published: PublishedRecord, { key, game }: Series): string[] {
  if (key === firstSeries)
    return Object.hasOwn(published, 'machine') ? ['machine: not told of this series.'] : [];
  const due = plainText(game.machine);
  return plainText(published['machine']) === due ? [] : [`machine: that of ${key} is ${due}.`];
}

function numbersProblems(numbers: unknown, { machine }: DrawGame): string[] {
  const { count, low, high } = machine;
  if (numbers === null) return ['numbers: not drawn yet.'];
  if (!Array.isArray(numbers) || numbers.length !== count)
    return [`numbers: not a list of ${count}.`];
  return numbers.flatMap((number: unknown, i) => {
    const fits = typeof number === 'number' && Number.isInteger(number) && !Object.is(number, -0);
    if (fits && number >= low && number <= high) return [];
    return [`numbers: place ${i + 1} is no whole number from ${low} to ${high}.`];
  });
}

function checkNumbers(
  numbers: readonly number[],
  due: readonly number[],
  name: string,
): CheckFinding[] {
  const findings = due.flatMap((number, i) =>
    number === numbers[i]
      ? []
      : [wrong(`numbers: place ${i + 1} must be ${number}, and is given as ${numbers[i]}.`)],
  );
  return findings.length > 0
    ? findings
    : [right(`numbers: the seed and issue ${name} give ${due.join(', ')}.`)];
}
