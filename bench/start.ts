// npm run bench:start -- [rounds]
// Measures how long the product takes to be ready again: after a stop and a start on the same data, and after its server or
// its Postgres is killed. Baseline: Node with an empty program and the same flags.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimPorts } from '@parlour/edge/testing/claim-ports';
import { callerOf, type Caller } from '../soak/caller.ts';
import { startEmptyProgram } from '../soak/machine-slowness.ts';
import { isReady, pidOf, start, wait, type ProductPart, type Product } from '../soak/product.ts';
import { keepFigures, numbers, productFolder } from './figures/options.ts';
import { median } from './figures/statistics.ts';

const [rounds = 5] = numbers;
const settleMs = 6_000;
const ends = ['started', 'server killed', 'Postgres killed'] as const;
type Times = Record<(typeof ends)[number] | 'bare', number[]>;

async function readyAfter(call: Caller): Promise<number> {
  const ms = await wait(120_000, () => isReady(call));
  if (ms === null) throw new Error('never ready');
  return ms;
}

async function backAfterKill(product: Product, call: Caller, part: ProductPart): Promise<number> {
  // A start ends a little after `/readyz`, when the lobby has its games. A process that dies before counts as a failed start.
  await sleep(settleMs);
  process.kill(pidOf(product, part), 'SIGKILL');
  const began = performance.now();
  await wait(1_000, async () => !(await isReady(call)));
  await readyAfter(call);
  return performance.now() - began;
}

async function measure(product: Product): Promise<Times> {
  const times: Times = { started: [], 'server killed': [], 'Postgres killed': [], bare: [] };
  const call = callerOf(product.port, 'lumen.localhost');
  // The first start creates the database and the demo, and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    times.bare.push(startEmptyProgram());
    const running = start(product);
    const started = await readyAfter(call);
    if (round >= 0) {
      times.started.push(started);
      times['server killed'].push(await backAfterKill(product, call, 'server'));
      times['Postgres killed'].push(await backAfterKill(product, call, 'Postgres'));
    }
    const gone = once(running, 'exit');
    running.kill('SIGTERM');
    await gone;
  }
  return times;
}

const dataDir = mkdtempSync(join(tmpdir(), 'parlour-bench-start-'));
const ports = await claimPorts();
try {
  const times = await measure({ port: ports.first, dataDir, folder: productFolder });
  const bare = median(times.bare);
  console.log(`bare Node ${bare.toFixed(0)} ms`);
  for (const end of ends) {
    const ms = median(times[end]);
    const all = times[end].map((each) => each.toFixed(0)).join(', ');
    console.log(
      `${end}: ready after ${ms.toFixed(0)} ms, ${(ms / bare).toFixed(0)} of it (${all})`,
    );
  }
  keepFigures(
    ends.map((end) => ({ name: `ready, ${end}`, better: 'less', value: median(times[end]) })),
  );
} finally {
  await ports.release();
  rmSync(dataDir, { recursive: true, force: true });
}
