// `npm run new -- feature gift-cards`: a member page with its call, its module, its texts and a failing test, to begin from.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readName } from './names.ts';
import { writeFeature } from './new-feature.ts';

const root = join(import.meta.dirname, '../..');
const [what, text] = process.argv.slice(2);

try {
  if (what !== 'feature') throw new Error('Say what is new: npm run new -- feature gift-cards');
  const name = readName(text);
  const { made, changed } = writeFeature(root, name);
  const run = (words: string[]) =>
    spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' });
  run(['packages/phrases/src/compile.ts']);
  run(['node_modules/oxfmt/bin/oxfmt', ...made, ...changed]);
  console.log(`Made:\n${made.map((path) => `  ${path}`).join('\n')}`);
  console.log(`Changed, one line each:\n${changed.map((path) => `  ${path}`).join('\n')}`);
  console.log(
    `Next: npx vitest apps/player/src/features/${name.kebab}, and ARCHITECTURE.md for a table.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
