// Checks a published draw from nothing but what was published of it (G2).
import { commitmentOf, readSeed } from '../../fair/seed.ts';
import { drawNumbers, highestNumber, numbersDrawn } from './draw-numbers.ts';
import { isIssue } from './issues.ts';

export type Finding = { isRight: boolean; says: string };
type Draw = { issue: string; commitment: string; seed: Buffer; numbers: number[] };

const right = (says: string): Finding => ({ isRight: true, says });
const wrong = (says: string): Finding => ({ isRight: false, says });

const fields = ['issue', 'commitment', 'seed', 'numbers'];
const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** All that is right or wrong about it, field by field. It holds if nothing is wrong. */
export function checkDraw(published: unknown): Finding[] {
  const draw = readDraw(published);
  return Array.isArray(draw) ? draw : [checkCommitment(draw), ...checkNumbers(draw)];
}

export const holds = (findings: Finding[]): boolean =>
  findings.length > 0 && findings.every(({ isRight }) => isRight);

function readDraw(published: unknown): Draw | Finding[] {
  if (typeof published !== 'object' || published === null || Array.isArray(published)) {
    return [wrong('This is no draw: an object with issue, commitment, seed and numbers.')];
  }
  const { issue, commitment, seed, numbers } = published as Record<string, unknown>;
  const unknown = Object.keys(published).filter((key) => !fields.includes(key));
  const problems = [
    ...unknown.map((key) => `${JSON.stringify(key)} is no field of a draw.`),
    ...(typeof issue === 'string' && isIssue(issue) ? [] : ['issue: not a name of an issue.']),
    ...(isHex(commitment) ? [] : ['commitment: not 64 lower-case hex digits.']),
    ...seedProblems(seed),
    ...numbersProblems(numbers),
  ];
  const bytes = typeof seed === 'string' ? readSeed(seed) : null;
  if (problems.length > 0 || bytes === null) return problems.map(wrong);
  return { issue, commitment, seed: bytes, numbers } as Draw;
}

function seedProblems(seed: unknown): string[] {
  if (seed === null) return ['seed: not published yet. It is after the draw.'];
  return isHex(seed) ? [] : ['seed: not 64 lower-case hex digits.'];
}

function numbersProblems(numbers: unknown): string[] {
  if (numbers === null) return ['numbers: not drawn yet.'];
  if (!Array.isArray(numbers) || numbers.length !== numbersDrawn) {
    return [`numbers: not a list of ${numbersDrawn}.`];
  }
  return numbers.flatMap((number: unknown, i) => {
    const fits = typeof number === 'number' && Number.isInteger(number);
    if (fits && number >= 1 && number <= highestNumber) return [];
    return [`numbers: place ${i + 1} is no whole number from 1 to ${highestNumber}.`];
  });
}

function checkCommitment({ commitment, seed }: Draw): Finding {
  const due = commitmentOf(seed);
  return due === commitment
    ? right('commitment: it is the SHA-256 of the seed.')
    : wrong(`commitment: the SHA-256 of the seed is ${due}.`);
}

function checkNumbers({ issue, seed, numbers }: Draw): Finding[] {
  const due = drawNumbers(seed, issue);
  const findings = due.flatMap((number, i) =>
    number === numbers[i]
      ? []
      : [wrong(`numbers: place ${i + 1} must be ${number}, and is given as ${numbers[i]}.`)],
  );
  return findings.length > 0
    ? findings
    : [right(`numbers: the seed and issue ${issue} give ${due.join(', ')}.`)];
}
