// The whole product as `npm start` runs it, with the means to kill one part of it and to see whether anything is left.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesNaming } from '../e2e/product/processes.ts';
import type { Caller } from './caller.ts';

const root = join(import.meta.dirname, '..');

export type Part = 'parent' | 'server' | 'studio' | 'Postgres';
export type Product = {
  port: number;
  dataDir: string;
  /** The checkout that runs; this one, where nothing is said. */
  folder?: string | undefined;
};

const environmentOf = ({ port, dataDir }: Product): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  DATA_DIR: dataDir,
  // Seconds: the shortest that the lottery has.
  LOTTERY_PERIOD: '10',
});

export function start(product: Product): ChildProcess {
  return spawn('node', ['scripts/start.mjs', 'start'], {
    cwd: product.folder ?? root,
    env: environmentOf(product),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Runs a command of the checkout that runs, such as `scripts/merchant.ts`; answers what it prints. */
export function command(product: Product, words: string[]): string {
  const done = spawnSync(process.execPath, words, {
    cwd: product.folder ?? root,
    env: environmentOf(product),
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`${words.join(' ')}: ${done.stderr}`);
  return done.stdout;
}

/** The pid of one part, found by this product's own data folder, so that nobody else's process is ever killed. */
export function pidOf({ dataDir }: Product, part: Part): number {
  if (part === 'Postgres') {
    const [line = ''] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    return Number(line);
  }
  const script = `apps/${part === 'parent' ? 'supervisor' : part}/src/main.ts`;
  const [found] = processesNaming(dataDir).filter(({ line }) => line.includes(script));
  if (!found) throw new Error(`there is no ${part}`);
  return found.pid;
}

export const listProcesses = ({ dataDir }: Product) => processesNaming(dataDir);

/** Waits until the condition holds; answers the milliseconds it took, or null when it never did. */
export async function wait(most: number, holds: () => Promise<boolean> | boolean) {
  const began = performance.now();
  while (performance.now() - began < most) {
    if (await holds()) return Math.round(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return null;
}

export const isReady = async (call: Caller): Promise<boolean> => {
  try {
    return (await call('GET', '/readyz')).status === 200;
  } catch {
    return false;
  }
};
