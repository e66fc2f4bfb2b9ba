// npm run fuzz -- [CALLS] [SEED]
// Sends malformed calls to a separate server. Default: 10,000 calls, with the date as the seed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
const [calls = '10000', seed = today] = process.argv.slice(2);
if (![calls, seed].every((each) => /^[1-9]\d*$/.test(each))) {
  console.error('Usage: npm run fuzz -- [CALLS] [SEED]');
  process.exit(1);
}
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', 'apps/server/src/hostile.test.ts', '--reporter=verbose'],
  { stdio: 'inherit', env: { ...process.env, FUZZ_CALLS: calls, FUZZ_SEED: seed } },
);
process.exit(status ?? 1);
