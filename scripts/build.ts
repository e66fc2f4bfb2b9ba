// Builds the files that our processes serve: the phrases, then the player (for browser and server), the studio's games and the back office, then compressed copies.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../', import.meta.url));
const player = join(root, 'apps/player');
const studio = join(root, 'apps/studio');
const office = join(root, 'apps/console');

function run(script: string, args: string[], cwd = root): void {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Compresses the files at build time with the best quality, so that no request waits for it. */
function compress(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue;
    const content = readFileSync(join(folder, name));
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, { params: quality }));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}

run('packages/phrases/src/compile.ts', []);
const vite = join(root, 'node_modules/vite/bin/vite.js');
run(vite, ['build', '--logLevel', 'warn'], player);
run(vite, ['build', '--logLevel', 'warn', '--ssr', 'src/render.tsx'], player);
run(vite, ['build', '--logLevel', 'warn', '--config', 'vite.early.config.ts'], player);
run(vite, ['build', '--logLevel', 'warn', '--config', 'vite.worker.config.ts'], player);
run(vite, ['build', '--logLevel', 'warn'], join(studio, 'client'));
run(vite, ['build', '--logLevel', 'warn'], office);
compress(join(player, 'dist/client/assets'));
compress(join(studio, 'dist/client/assets'));
compress(join(office, 'dist/client/assets'));
