// `npm run new -- feature gift-cards`: creates a member page with its call, its module, its texts and a failing test, as a starting point.
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
  console.log(
    `Changed, an import and an entry each:\n${changed.map((path) => `  ${path}`).join('\n')}`,
  );
  const tests = ['apps/server/src/modules', 'apps/player/src/features'];
  console.log(`Next: npx vitest ${tests.map((folder) => `${folder}/${name.kebab}`).join(' ')}`);
  console.log('Then ARCHITECTURE.md, "A new feature", from its second step on.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
