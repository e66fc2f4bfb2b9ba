// The reason for each failed try of a test, for the end of the log, which is often all that is kept of it. Plain JavaScript for the machine's own Node.
import { stripVTControlCharacters } from 'node:util';
import { listTries, nameSpec } from './browser-report.mjs';
import { nameTest } from './run-command.mjs';

/** The most lines of a message that are kept: what was expected, what came, and which element it was. */
const mostLines = 5;

/** Shortens an error's message to its first lines and the line of our own code that it names first. */
function shortenMessage(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const begin = lines.findIndex((line) => line.startsWith('at '));
  const said = lines.slice(0, begin === -1 ? mostLines : Math.min(begin, mostLines));
  const own = lines.find((line) => line.startsWith('at ') && !line.includes('node_modules'));
  return [...said, ...(own === undefined ? [] : [own])].join(' · ');
}

/** Returns the reasons by the names of the tests, from the failed ones of vitest's report. */
export const unitReasons = (failures) =>
  Object.fromEntries(
    failures
      .filter(({ message }) => message)
      .map((failure) => [nameTest(failure), shortenMessage(failure.message)]),
  );

/** Returns the reasons by the names of the tests, from the specs of Playwright's report; the first failed try counts. */
export const browserReasons = (specs) =>
  Object.fromEntries(
    specs.flatMap((spec) => {
      const [error] = listTries(spec).flatMap(({ errors = [] }) => errors);
      if (!error?.message) return [];
      const at = error.location ? ` · at line ${error.location.line}` : '';
      return [[nameSpec(spec), shortenMessage(error.message) + at]];
    }),
  );
