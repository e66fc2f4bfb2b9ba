// A second server on the product's database, as on a second machine.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { claimPorts } from '@parlour/edge/testing/claim-ports';
import type { Product } from '../../soak/product.ts';

/** Runs a second server until `use` resolves. */
export async function withSecondProcess(
  { dataDir }: Product,
  use: (port: number) => Promise<void>,
): Promise<void> {
  const ports = await claimPorts();
  const env = { ...process.env, PORT: String(ports.first), DATA_DIR: dataDir, LOG_LEVEL: 'fatal' };
  const server = fork(new URL('../../apps/server/src/main.ts', import.meta.url), { env });
  const gone = once(server, 'exit');
  try {
    await once(server, 'message');
    await use(ports.first);
  } finally {
    if (server.connected) server.disconnect();
    await gone;
    await ports.release();
  }
}
