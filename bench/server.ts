// npm run bench:server -- [rounds] [seconds]
// Measures what a request costs: the server on one core, wrk on the other, in turns with bare node:http and plain Fastify,
// which send the same bytes. Prints a table and targets; --figures FILE stores the figures.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vendorLanes } from '@parlour/contract/lobby/calls';
import { clusterUrl } from '@parlour/database/embedded/address';
import { withDatabase } from '@parlour/database/testing/empty-database';
import { createMerchants } from '@parlour/database/testing/fixtures';
import { withProduct } from '../soak/own-product.ts';
import { command, pidOf, wait, type Product } from '../soak/product.ts';
import { keepFigures, numbers } from './figures/options.ts';
import {
  printRequests,
  requestFigures,
  type Cost,
  type Costs,
  type Heap,
  type Memory,
  type Results,
} from './figures/request-table.ts';
import { atAllMerchants, manyMerchants } from './requests/many-merchants.ts';
import type { PlainPorts, PlainQuestion } from './requests/plain-server.ts';
import { watchHeap } from './requests/heap.ts';
import { pin, processorTime, residentMemory } from './requests/processor.ts';
import { listRows, sideNames, statusAt, type Row, type Side } from './requests/rows.ts';
import { askOnce, call, host, logIn, loginFlood } from './requests/visitors.ts';
import { demandWrk, press, type WrkRequest } from './requests/wrk.ts';

const [rounds = 3, seconds = 4] = numbers;
const connections = 32;
const serverCore = 0;

type Target = { port: number; pid: number };
type Stage = { sides: Record<Side, Target>; folder: string };

async function measure({ port, pid }: Target, sent: WrkRequest[], folder: string): Promise<Cost> {
  const before = processorTime(pid);
  const load = await press(sent, { port, connections, seconds, folder });
  if (load.failed > 0) throw new Error(`${load.failed} requests got no answer`);
  return { ...load, processorMs: (processorTime(pid) - before) / load.requests };
}

/** Checks that the answers are of the expected kind. A refusal costs less than an answer, so a mix-up would make the figure wrong. */
function demandAnswers({ name, isRefused = false }: Row, side: Side, cost: Cost): void {
  const wanted = isRefused && side === 'ours' ? cost.requests : 0;
  // At the end wrk counts a few of some hundred thousand answers twice or not at all.
  const isRight = Math.abs(cost.refused - wanted) <= connections;
  if (!isRight) throw new Error(`${name}: ${cost.refused} of ${cost.requests} were refused`);
}

async function measureRow(row: Row, { sides, folder }: Stage): Promise<Costs> {
  const { name, sent } = row;
  const costs: Costs = { ours: [], bare: [], plain: [] };
  // The first run is a warm-up and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    // Each side is first in turns, so that none always has the busier machine.
    const first = (round + 3) % 3;
    for (const side of [...sideNames.slice(first), ...sideNames.slice(0, first)]) {
      const asks = sent[side];
      if (!asks) continue;
      const cost = await measure(sides[side], asks, folder);
      demandAnswers(row, side, cost);
      if (round >= 0) costs[side].push(cost);
    }
  }
  console.log(`measured: ${name}`);
  return costs;
}

/** Raises the limits by ordinary settings, so that no request takes another path through the server. */
function setLimits(product: Product): void {
  const set = (merchant: string, ...words: string[]) =>
    command(product, ['scripts/merchant.ts', merchant, 'set', ...words]);
  set(
    'lumen',
    'guestLobby=on',
    'limits.readsPerAddress=100000000',
    'limits.pagesPerAddress=1000000',
    'limits.loginPerAddress=1000000',
    'limits.loginPerAccount=1000000',
  );
  set('marigold', 'limits.readsPerAddress=1');
}

/** Waits until the settings are in effect, which takes up to a second. */
async function untilOpen(port: number): Promise<void> {
  const isOpen = async () =>
    (await askOnce(port, { path: vendorLanes.path, headers: call })).status === 200;
  if ((await wait(10_000, isOpen)) === null) throw new Error('the lobby never opened');
}

type Plain = { process: ChildProcess; pid: number; ports: PlainPorts };

async function startPlain(question: PlainQuestion): Promise<Plain> {
  const plain = fork(new URL('requests/plain-server.ts', import.meta.url));
  plain.send(question);
  const [ports] = (await once(plain, 'message')) as [PlainPorts];
  if (plain.pid === undefined) throw new Error('the plain servers did not start');
  pin(plain.pid, serverCore);
  return { process: plain, pid: plain.pid, ports };
}

const onlyOurs = (name: string, ours: WrkRequest[]): Row => ({
  name,
  sent: { ours, bare: null, plain: null },
});

/** Measures reads while separate connections guess passwords. */
async function measureInFlood(row: Row, stage: Stage): Promise<Costs> {
  const { port } = stage.sides.ours;
  const folder = mkdtempSync(join(stage.folder, 'flood-'));
  const flood = press(loginFlood(), {
    port,
    connections: 8,
    seconds: seconds * (rounds + 1),
    folder,
  });
  const costs = await measureRow(row, stage);
  await flood;
  return costs;
}

async function measureMerchants(product: Product, stage: Stage, rows: Results['rows']) {
  const { ours } = stage.sides;
  const status = statusAt(host, 'lumen');
  rows.set('3 merchants', await measureRow(onlyOurs('3 merchants', [status]), stage));
  rows.set('login flood', await measureInFlood(onlyOurs('login flood', [status]), stage));
  await createMerchants(clusterUrl(product.dataDir, 'owner'), manyMerchants);
  const [last] = atAllMerchants(status).slice(-1);
  if (!last) throw new Error('there are no merchants');
  const isThere = await wait(60_000, async () => (await askOnce(ours.port, last)).status === 200);
  if (isThere === null) throw new Error('the new merchants are not there');
  const many = onlyOurs('10,000 merchants', atAllMerchants(status));
  rows.set('10,000 merchants', await measureRow(many, stage));
}

/** Measures the heap of a new process after 20,000 and after 200,000 requests of all kinds. */
async function measureHeap(product: Product): Promise<Heap> {
  const { port } = product;
  const pid = pidOf(product, 'server');
  pin(pid, serverCore);
  setLimits(product);
  await untilOpen(port);
  const { rows } = await listRows(port, await logIn(port));
  const asks = rows.flatMap(({ sent }) => sent.ours ?? []);
  const folder = mkdtempSync(join(tmpdir(), 'parlour-heap-'));
  const heap = await watchHeap(pid);
  let answered = 0;
  const readAfter = async (most: number): Promise<number> => {
    while (answered < most) {
      answered += (await press(asks, { port, connections, seconds: 1, folder })).requests;
    }
    return heap.read();
  };
  try {
    return { early: await readAfter(20_000), late: await readAfter(200_000) };
  } finally {
    heap.close();
    rmSync(folder, { recursive: true });
  }
}

type RequestResults = Omit<Results, 'heap'>;

async function measureRequests(product: Product): Promise<RequestResults> {
  const { port } = product;
  const pid = pidOf(product, 'server');
  pin(pid, serverCore);
  const memory: Memory = { started: residentMemory(pid), loaded: 0, manyMerchants: 0 };
  setLimits(product);
  await untilOpen(port);
  const session = await logIn(port);
  const { rows: listed, recorded } = await listRows(port, session);
  const databaseUrl = withDatabase(clusterUrl(product.dataDir, 'superuser'), 'parlour');
  const plain = await startPlain({ recorded, databaseUrl });
  const folder = mkdtempSync(join(tmpdir(), 'parlour-requests-'));
  const sideAt = (at: number): Target => ({ port: at, pid: plain.pid });
  const sides = {
    ours: { port, pid },
    bare: sideAt(plain.ports.http),
    plain: sideAt(plain.ports.fastify),
  };
  try {
    const rows: Results['rows'] = new Map();
    for (const row of listed) rows.set(row.name, await measureRow(row, { sides, folder }));
    memory.loaded = residentMemory(pid);
    await measureMerchants(product, { sides, folder }, rows);
    memory.manyMerchants = residentMemory(pid);
    return { rows, memory };
  } finally {
    plain.process.disconnect();
    rmSync(folder, { recursive: true });
  }
}

demandWrk();
const measured = await withProduct(host, measureRequests);
const results = { ...measured, heap: await withProduct(host, measureHeap) };
keepFigures(requestFigures(results));
process.exit(printRequests(results) ? 0 : 1);
