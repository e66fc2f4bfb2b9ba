// npm run soak -- [rounds] [seed] [steps]
// Kills parent, server and Postgres at random moments under load (logins, stakes, claims of rewards), and counts what was acknowledged and then lost or doubled: it must be nothing.
// Then as many rounds, 20 at most, that kill studio and server at the steps of a draw while people play.
// Then so many steps of the wallet's property test; 0 leaves it out, as `npm test` does, which makes them by itself.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '../e2e/free-ports.ts';
import { callerOf, type Caller } from './caller.ts';
import { newBooks } from './games/books.ts';
import { gameRound } from './games/game-round.ts';
import { seatPlayers } from './games/seats.ts';
import { killRound } from './kill-round.ts';
import { command, isReady, listProcesses, start, wait, type Product } from './product.ts';
import { chanceFrom } from './random.ts';
import { seatClaimers } from './claimers.ts';
import { seatStakers } from './stakers.ts';
import { connectVendor, type AskWallet } from './vendor.ts';
import { newLedger } from './writers.ts';

const [rounds = 50, seed = Date.now() % 1_000_000, steps = 100_000] = process.argv
  .slice(2)
  .map(Number);

const gameRounds = Math.min(rounds, 20);
const root = join(import.meta.dirname, '..');

async function main(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-soak-'));
  const product: Product = { port: await findFreePorts(5), dataDir };
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
    const failed = await runRounds(Object.assign(running, { ask, table, claimers }));
    return failed + (await runGameRounds(product, call));
  } finally {
    const gone = once(running.process, 'exit');
    running.process.kill('SIGTERM');
    await gone;
    for (const { pid } of listProcesses(product)) process.kill(pid, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Answers how many rounds failed. */
async function runRounds(running: Parameters<typeof killRound>[0]): Promise<number> {
  console.log(`${rounds} rounds from seed ${seed}`);
  let failed = 0;
  for (let at = 0; at < rounds; at += 1) {
    const ledger = newLedger();
    const round = await killRound(running, ledger, chanceFrom(seed + at));
    const { part, back, alive, ended, unanswered, moved, claimed, unclear, faults } = round;
    console.log(
      `seed ${seed + at}: ${part} killed, back in ${back} ms; acknowledged ${alive} sessions and ` +
        `${ended} log-outs, ${unanswered} calls unanswered; ${moved} movements of money, ${claimed} rewards, ${unclear} calls ` +
        `asked again${faults.map((each) => `\n  ${each}`).join('')}`,
    );
    if (faults.length > 0) failed += 1;
  }
  return failed;
}

/** Answers how many rounds failed. */
async function runGameRounds(product: Product, call: Caller): Promise<number> {
  const books = newBooks();
  const run = { product, call, seats: await seatPlayers(product, call), books };
  let failed = 0;
  for (let at = 0; at < gameRounds; at += 1) {
    const { pressed, unclear } = books;
    const round = await gameRound(run, at, chanceFrom(seed + at));
    const { killed, step, back, faults } = round;
    console.log(
      `seed ${seed + at}: ${killed} killed ${step}, back in ${back} ms; ${books.pressed - pressed} presses, ` +
        `${books.unclear - unclear} without an answer; ${books.rounds.size} rounds and ${books.slips.size} slips ` +
        `so far${faults.map((each) => `\n  ${each}`).join('')}`,
    );
    if (faults.length > 0) failed += 1;
  }
  return failed;
}

/** Random calls in any order against the model of the wallet; answers how many runs failed. */
function holdWalletAgainstModel(): number {
  const words = ['run', 'apps/server/src/modules/vendor-wallet/wallet-model.test.ts'];
  const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), words, {
    cwd: root,
    env: { ...process.env, WALLET_STEPS: String(steps) },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0 ? 0 : 1;
}

const runs = rounds + gameRounds + (steps > 0 ? 1 : 0);
const failed = (await main()) + (steps > 0 ? holdWalletAgainstModel() : 0);
console.log(`soak: ${runs - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
