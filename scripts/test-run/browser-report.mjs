// Reads Playwright's JSON report. Plain JavaScript for the machine's own Node.
import { nameTest } from './run-command.mjs';

/** Lists the tests of suites as Playwright's `specs`, each with the file of its suite. Tests may be in nested groups. */
export const listSpecs = (suites) =>
  suites.flatMap(({ file, specs = [], suites: groups = [] }) => [
    ...specs.map((spec) => ({ ...spec, file })),
    ...listSpecs(groups),
  ]);

/** Lists the tries of a spec: a test may run more than once. */
export const listTries = ({ tests }) => tests.flatMap(({ results }) => results);

/** Returns the name of a spec from the project's root on. */
export const nameSpec = ({ file, line, title }) => nameTest({ file: `e2e/${file}`, line, title });
