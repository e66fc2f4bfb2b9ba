// Runs a separate product in a temporary folder for a check or a measurement, and removes everything afterwards.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimPorts } from '@parlour/edge/testing/claim-ports';
import { callerOf, type Caller } from './caller.ts';
import { isReady, start, wait, type Product } from './product.ts';

/** Runs `use` with a started product. `call` goes to the demo merchant at `host`; `folder` names another checkout to run. */
export async function withProduct<T>(
  host: string,
  use: (product: Product, call: Caller) => Promise<T>,
  folder?: string,
): Promise<T> {
  const ports = await claimPorts();
  const product: Product = {
    port: ports.first,
    dataDir: mkdtempSync(join(tmpdir(), 'parlour-own-')),
    folder,
  };
  const running = start(product);
  try {
    const call = callerOf(product.port, host);
    if ((await wait(120_000, () => isReady(call))) === null) throw new Error('never ready');
    return await use(product, call);
  } finally {
    const gone = once(running, 'exit');
    running.kill('SIGTERM');
    await gone;
    await ports.release();
    rmSync(product.dataDir, { recursive: true, force: true });
  }
}
