// Runs a supplier inside a test: it can end, be killed and restart with the same database and port.
import type { AddressInfo } from 'node:net';
import { claimPorts } from '@parlour/edge/testing/claim-ports';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

type Open = () => Promise<{ app: FastifyInstance; pool: Pool }>;

export type RunningSupplier = {
  port: number;
  end: () => Promise<void>;
  /** Closes the database first, so that work in progress cannot write. */
  kill: () => Promise<void>;
};

/** Runs a supplier at the port `at`, any free one if that is 0. */
export async function run(open: Open, at: number): Promise<RunningSupplier> {
  const { app, pool } = await open();
  await app.listen({ host: '127.0.0.1', port: at });
  const { port } = app.server.address() as AddressInfo;
  return {
    port,
    end: async () => {
      await app.close();
      await pool.end();
    },
    kill: async () => {
      await pool.end();
      await app.close();
    },
  };
}

/** A supplier whose `kill` starts it again, as `restart` does. */
export type RestartableSupplier = RunningSupplier & { restart: () => Promise<void> };

/** Runs a restartable supplier. `open` gets its port, which stays reserved while it is down, as do the next eight. */
export async function runRestartable(
  open: (port: number) => ReturnType<Open>,
): Promise<RestartableSupplier> {
  const { first: port, release } = await claimPorts();
  const start = () => run(() => open(port), port);
  let running = await start();
  return {
    port,
    end: async () => {
      await running.end();
      await release();
    },
    restart: async () => {
      await running.end();
      running = await start();
    },
    kill: async () => {
      await running.kill();
      running = await start();
    },
  };
}
