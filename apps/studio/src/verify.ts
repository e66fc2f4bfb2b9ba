// npm run games -- verify FILE
// Checks one published draw, round or flight, or a list of them, without a network or database. The file of a draw is the content of its
// .json address; that of a round or a flight is the data shown by the page.
import { readFileSync } from 'node:fs';
import { checkFlight, isFlight } from './crash/check-flight.ts';
import { holds, readPublished, type CheckFinding } from './fair/published-record.ts';
import { checkRound } from './fair/check-round.ts';
import { checkDraw } from './lottery/rules/check-draw.ts';

const usage = 'Usage: npm run games -- verify FILE';
/** Exit codes: 1 if a check fails, 2 if the file cannot be checked. */
const exitCode = { right: 0, wrong: 1, unreadable: 2 };

function readAll(file: string): unknown[] {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(value) ? value : [value];
}

type Check = { what: string; check: (published: unknown) => CheckFinding[] };

/** Chooses the check. A draw is the only kind without the field `game`. */
function checkOf(value: unknown): Check {
  const published = readPublished(value);
  if (!published || !Object.hasOwn(published, 'game')) return { what: 'draw', check: checkDraw };
  return isFlight(published['game'])
    ? { what: 'flight', check: checkFlight }
    : { what: 'round', check: checkRound };
}

function verifyOne(published: unknown): boolean {
  const { what, check } = checkOf(published);
  const findings = check(published);
  for (const { isRight, says } of findings) console.log(`${isRight ? 'right' : 'WRONG'}  ${says}`);
  const isGood = holds(findings);
  console.log(isGood ? `This ${what} holds.` : `This ${what} does NOT hold.`);
  return isGood;
}

function verify(file: string): number {
  const all = readAll(file);
  if (all.length === 0) throw new Error(`${file} holds nothing to check.`);
  const verdicts = all.map(verifyOne);
  return verdicts.every(Boolean) ? exitCode.right : exitCode.wrong;
}

function main([verb, file, ...rest]: string[]): number {
  try {
    if (verb !== 'verify' || file === undefined || rest.length > 0) throw new Error(usage);
    return verify(file);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return exitCode.unreadable;
  }
}

process.exitCode = main(process.argv.slice(2));
