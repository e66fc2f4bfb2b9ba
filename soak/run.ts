// npm run soak -- [rounds] [seed] [steps] [sweeps] [seconds]
// Kills server, Postgres and parent in turns, at random moments and during requests to a supplier, under load (logins, stakes,
// claims of rewards). Nothing that was acknowledged may be lost or doubled afterwards.
// Then runs the sweeps (default: one for each round, at most 20) while people play every game. Each sweep kills studio and
// server once at every step of every game.
// Then runs that many steps of the wallet's property test; 0 leaves it out.
// A killed part has to be ready again within the given seconds (default: 5), on a slow machine as many times longer.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimPorts } from '@parlour/edge/testing/claim-ports';
import { callerOf } from './caller.ts';
import { seatClaimers } from './claims/claimers.ts';
import { runSweeps, type Outcome } from './games/sweeps.ts';
import { killRound, planOf } from './kill-round.ts';
import { measureSlowness } from './machine-slowness.ts';
import { command, isReady, listProcesses, start, wait, type Product } from './product.ts';
import { chanceFrom } from './random.ts';
import { seatStakers } from './stakers.ts';
import { connectVendor, type AskWallet } from './vendor.ts';

const [
  rounds = 50,
  seed = Date.now() % 1_000_000,
  steps = 100_000,
  sweeps = Math.min(rounds, 20),
  seconds = 5,
] = process.argv.slice(2).map(Number);

const root = join(import.meta.dirname, '..');

async function main(): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-soak-'));
  const limit = seconds * measureSlowness();
  const ports = await claimPorts();
  const product: Product = { port: ports.first, dataDir };
  const call = callerOf(product.port, 'lumen.localhost');
  const running = { product, process: start(product), call };
  try {
    if ((await wait(120_000, () => isReady(running.call))) === null) throw new Error('never ready');
    const roomy = ['limits.loginPerAddress=1000000', 'limits.loginPerAccount=1000000'];
    command(product, ['scripts/merchant.ts', 'lumen', 'set', 'flags.REWCEN3=on']);
    command(product, ['scripts/merchant.ts', 'lumen', 'set', ...roomy]);
    const prepare = connectVendor(product, call);
    const ask: AskWallet = (asked) => prepare(asked)();
    const table = await seatStakers(product, call);
    const claimers = await seatClaimers(product, call);
    const failed = await runRounds(Object.assign(running, { ask, table, claimers }), limit);
    const games =
      sweeps > 0 ? await runSweeps({ product, call }, { sweeps, seed }) : { passed: 0, failed: 0 };
    return { passed: rounds - failed + games.passed, failed: failed + games.failed };
  } finally {
    const gone = once(running.process, 'exit');
    running.process.kill('SIGTERM');
    await gone;
    for (const { pid } of listProcesses(product)) process.kill(pid, 'SIGKILL');
    await ports.release();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns the number of failed rounds. */
async function runRounds(running: Parameters<typeof killRound>[0], limit: number): Promise<number> {
  console.log(`${rounds} rounds from seed ${seed}, back within ${limit.toFixed(1)} s`);
  let failed = 0;
  for (let at = 0; at < rounds; at += 1) {
    const plan = { ...planOf(seed + at), seconds: limit };
    const round = await killRound(running, plan, chanceFrom(seed + at));
    const { back, alive, ended, unanswered, moved, claimed, askedAgain, unclear, faults } = round;
    console.log(
      `seed ${seed + at}: ${plan.part} killed${plan.isWhileAsking ? ' while a supplier was asked' : ''}, back in ${back} ms; acknowledged ${alive} sessions and ` +
        `${ended} log-outs, ${unanswered} calls unanswered; ${moved} movements of money, ${claimed} rewards, ` +
        `${askedAgain} asked for twice at their supplier, ${unclear} calls ` +
        `asked again${faults.map((each) => `\n  ${each}`).join('')}`,
    );
    if (faults.length > 0) failed += 1;
  }
  return failed;
}

/** Compares the wallet with its model under random calls in any order. Returns the number of failed runs. */
function holdWalletAgainstModel(): number {
  const words = ['run', 'apps/server/src/modules/vendor-wallet/wallet-model.test.ts'];
  const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), words, {
    cwd: root,
    env: { ...process.env, WALLET_STEPS: String(steps), WALLET_SEED: String(seed) },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0 ? 0 : 1;
}

const { passed, failed } = await main();
const unlike = steps > 0 ? holdWalletAgainstModel() : 0;
console.log(`soak: ${passed + (steps > 0 ? 1 - unlike : 0)} passed, ${failed + unlike} failed`);
process.exitCode = failed + unlike > 0 ? 1 : 0;
