// npm run soak -- [rounds] [seed]
// Kills parent, server and Postgres at random moments under load, and counts what was acknowledged and then lost: it must be nothing.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '../e2e/free-ports.ts';
import { callerOf } from './caller.ts';
import { killRound } from './kill-round.ts';
import { command, isReady, listProcesses, start, wait, type Product } from './product.ts';
import { chanceFrom } from './random.ts';
import { newLedger } from './writers.ts';

const [rounds = 50, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);

async function main(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-soak-'));
  const product: Product = { port: await findFreePorts(5), dataDir };
  const running = {
    product,
    process: start(product),
    call: callerOf(product.port, 'lumen.localhost'),
  };
  try {
    if ((await wait(120_000, () => isReady(running.call))) === null) throw new Error('never ready');
    const roomy = ['limits.loginPerAddress=1000000', 'limits.loginPerAccount=1000000'];
    command(product, ['scripts/merchant.ts', 'lumen', 'set', ...roomy]);
    return await runRounds(running);
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
    const { part, back, alive, ended, unanswered, faults } = round;
    console.log(
      `seed ${seed + at}: ${part} killed, back in ${back} ms; acknowledged ${alive} sessions and ` +
        `${ended} log-outs, ${unanswered} calls unanswered${faults.map((each) => `\n  ${each}`).join('')}`,
    );
    if (faults.length > 0) failed += 1;
  }
  return failed;
}

const failed = await main();
console.log(`soak: ${rounds - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
