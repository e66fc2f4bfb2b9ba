// npm run lottery -- verify FILE
// Checks one published draw, or a list of them, without a network or database: the file is what /lottery/draws/<issue>.json gave.
import { readFileSync } from 'node:fs';
import { checkDraw, holds } from './lottery/rules/check-draw.ts';

const usage = 'Usage: npm run lottery -- verify FILE';
/** As `sh` has it: 1 for a draw that does not hold, 2 for what cannot be checked. */
const exitCode = { right: 0, wrong: 1, unreadable: 2 };

function readDraws(file: string): unknown[] {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(value) ? value : [value];
}

function verifyDraw(draw: unknown): boolean {
  const findings = checkDraw(draw);
  for (const { isRight, says } of findings) console.log(`${isRight ? 'right' : 'WRONG'}  ${says}`);
  const isGood = holds(findings);
  console.log(isGood ? 'This draw holds.' : 'This draw does NOT hold.');
  return isGood;
}

function verify(file: string): number {
  const draws = readDraws(file);
  if (draws.length === 0) throw new Error(`${file} holds no draw.`);
  const verdicts = draws.map(verifyDraw);
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
