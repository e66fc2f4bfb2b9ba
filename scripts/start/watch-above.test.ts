import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-above-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that represents npm, which is recognized only by its title. */
const above = (title: string) => `
  import { spawn } from 'node:child_process';
  process.title = '${title}';
  spawn('sh', ['-c', '"$NODE" below.mjs; true'], { stdio: ['ignore', 'pipe', 'inherit'] })
    .stdout.pipe(process.stdout);`;
const below = `
  import { writeFileSync } from 'node:fs';
  import { watchAbove } from '${new URL('watch-above.mjs', import.meta.url).href}';
  watchAbove().whenGone(() => { writeFileSync('gone', ''); process.exit(); });
  setTimeout(() => process.exit(), 15_000);
  console.log('watching');`;

async function start(title: string, env: Record<string, string>) {
  writeFileSync(join(folder, 'above.mjs'), above(title));
  writeFileSync(join(folder, 'below.mjs'), below);
  const started = spawn(process.execPath, ['above.mjs'], {
    cwd: folder,
    env: { ...env, NODE: process.execPath, PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(started.stdout, 'data');
  return started;
}

const gone = () => existsSync(join(folder, 'gone'));

describe.runIf(process.platform === 'linux')('watchAbove', () => {
  it('HOUSE npm killed with -9 two steps above is noticed', async () => {
    const npm = await start('npm start', {});
    expect(gone()).toBe(false);
    npm.kill('SIGKILL');
    await vi.waitUntil(gone, { timeout: 5000 });
  });
});
