// A second server next to the running one: work that is due every few minutes is done at its start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { claimPorts } from '@parlour/edge/testing/claim-ports';

/** Runs a server on the same database and services until `until` resolves. */
export async function withSecondServer(until: () => Promise<unknown>): Promise<void> {
  const beside = Number(process.env['PARLOUR_E2E_PORT']);
  const ports = await claimPorts();
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(ports.first),
      DATA_DIR: process.env['PARLOUR_E2E_DATA'],
      OUTBOUND_ALLOW: [
        `http://sandbox.localhost:${beside + 1}`,
        `smtp://sandbox.localhost:${beside + 3}`,
        `http://studio.localhost:${beside + 4}`,
      ].join(),
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const gone = once(server, 'exit');
  try {
    await until();
  } finally {
    // The server then ends, as when its parent ends.
    if (server.connected) server.disconnect();
    await gone;
    await ports.release();
  }
}
