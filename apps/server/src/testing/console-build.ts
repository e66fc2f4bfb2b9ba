// A build of the back office's pages in a few lines, for tests of the process that serves them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const manifest = {
  'src/main.tsx': { file: 'assets/main-1.js', imports: ['_base.js'], css: ['assets/main-1.css'] },
  '_base.js': { file: 'assets/base-1.js' },
};
/** The content of the entry. */
export const consoleScript = '// The back office.';

export function makeConsoleBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-console-build-'));
  for (const each of ['.vite', 'assets']) mkdirSync(join(folder, each));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'assets/main-1.js'), consoleScript);
  writeFileSync(join(folder, 'assets/main-1.js.br'), brotliCompressSync(consoleScript));
  writeFileSync(join(folder, 'assets/base-1.js'), '// The packages.');
  writeFileSync(join(folder, 'assets/main-1.css'), 'body{margin:0}');
  return {
    client: pathToFileURL(`${folder}/`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
