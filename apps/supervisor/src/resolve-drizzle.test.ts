import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { frugalFlags } from './frugal.mjs';

const doors = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres'];

/** Imports each entry point in a new process. Returns the exported names and the resolved addresses. */
function importAll(flags: readonly string[]): { names: string[]; found: string[] } {
  const program = `const doors = ${JSON.stringify(doors)};
    const modules = await Promise.all(doors.map((each) => import(each)));
    console.log(JSON.stringify({
      names: modules.flatMap((each) => Object.keys(each)),
      found: doors.map((each) => import.meta.resolve(each)),
    }));`;
  const words = [...flags, '--input-type=module', '--eval', program];
  return JSON.parse(
    execFileSync(process.execPath, words, { cwd: import.meta.dirname, encoding: 'utf8' }),
  );
}

it('HOUSE a process that finds Drizzle the short way gets what Node itself would find', () => {
  const plain = importAll([]);
  expect(plain.names.length).toBeGreaterThan(100);
  expect(importAll(frugalFlags)).toEqual(plain);
});

it('HOUSE what Drizzle does not have is refused in the words of Node', () => {
  const ask = (): string =>
    execFileSync(
      process.execPath,
      [...frugalFlags, '--input-type=module', '--eval', "await import('drizzle-orm/nothing')"],
      { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' },
    );
  expect(ask).toThrow(/ERR_PACKAGE_PATH_NOT_EXPORTED/);
});
