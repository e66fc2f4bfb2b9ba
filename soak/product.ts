// The whole product as `npm start` runs it, with functions to find the process of a part and to list those that are left.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processesNaming } from '../e2e/product/processes.ts';
import type { Caller } from './caller.ts';

const root = join(import.meta.dirname, '..');

export type ProductPart = 'parent' | 'server' | 'studio' | 'Postgres';
export type Product = {
  port: number;
  dataDir: string;
  /** The checkout that runs; default: this one. */
  folder?: string | undefined;
};

const environmentOf = ({ port, dataDir }: Product): NodeJS.ProcessEnv => ({
  ...process.env,
  PORT: String(port),
  DATA_DIR: dataDir,
  // The lottery's shortest period, in seconds.
  LOTTERY_PERIOD: '10',
});

export function start(product: Product): ChildProcess {
  return spawn('node', ['scripts/start.mjs', 'start'], {
    cwd: product.folder ?? root,
    env: environmentOf(product),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Runs a command of the product's checkout, such as `scripts/merchant.ts`, and returns its output. */
export function command(product: Product, words: string[]): string {
  const done = spawnSync(process.execPath, words, {
    cwd: product.folder ?? root,
    env: environmentOf(product),
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`${words.join(' ')}: ${done.stderr}`);
  return done.stdout;
}

/** Returns the pid of one part. The search goes by the product's data folder, so that no other product's process is killed. */
export function pidOf({ dataDir }: Product, part: ProductPart): number {
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

/** Waits until the condition holds. Returns the milliseconds that it took, or null if `most` milliseconds passed first. */
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
