// A minimal build for the pages, so that tests of the process do not need the games' build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { engineNames } from '@parlour/contract/launch/game-engines';

const manifest = {
  '../../../packages/theme/fonts/bricolage-grotesque-title.woff2': { file: 'assets/title-1.woff2' },
  '_page.js': { file: 'assets/page-1.js' },
  ...Object.fromEntries(
    engineNames.map((name) => [
      `src/${name}/main.ts`,
      { file: `assets/${name}-1.js`, css: [`assets/${name}-1.css`], imports: ['_page.js'] },
    ]),
  ),
  'src/sheet/wide.css': { file: 'assets/wide-1.css' },
};

export function makeClient(): { folder: URL; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-studio-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['page-1.js', ...engineNames.map((engine) => `${engine}-1.js`)]) {
    writeFileSync(join(folder, 'assets', name), `// ${name}\n`);
    writeFileSync(join(folder, 'assets', `${name}.br`), brotliCompressSync(`// ${name}\n`));
  }
  for (const name of engineNames) {
    writeFileSync(join(folder, `assets/${name}-1.css`), `body{--engine:${name}}\n`);
  }
  writeFileSync(join(folder, 'assets/wide-1.css'), 'body{--wide:1}\n');
  return {
    folder: pathToFileURL(`${folder}/`),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
