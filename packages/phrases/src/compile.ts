// The command `node packages/phrases/src/compile.ts`: checks the PO files and compiles them to `compiled/`. After errors nothing is written.
import { fileURLToPath } from 'node:url';
import { checkPhrases } from './check.ts';
import { compiledFiles } from './compiled-files.ts';
import { readPoFiles } from './po-files.ts';
import { problemLine } from './problem.ts';
import { writeFolder } from './write-folder.ts';

/** Compiles the texts. Returns the problems, one line each; without problems `target` is up to date. */
export function compilePhrases(root: string, target: string): string[] {
  const source = readPoFiles(root);
  const problems = checkPhrases(source).map(problemLine).toSorted();
  if (problems.length === 0) writeFolder(target, compiledFiles(source.catalogs));
  return problems;
}

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const problems = compilePhrases(root, fileURLToPath(new URL('../compiled', import.meta.url)));
  for (const line of problems) process.stderr.write(`${line}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
