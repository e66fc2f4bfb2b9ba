// A supplier that runs inside a test: it can end, be killed and start again on the same database and port.
import type { AddressInfo } from 'node:net';
import { claimPorts } from '@parlour/edge/testing/claim-ports';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

type Open = () => Promise<{ app: FastifyInstance; pool: Pool }>;

export type Running = {
  port: number;
  end: () => Promise<void>;
  /** Takes the database away first, so that what is under way writes nothing any more. */
  kill: () => Promise<void>;
};

/** At any free port where that is 0. */
export async function run(open: Open, at: number): Promise<Running> {
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

/** Here `kill` starts it again, as `restart` does. */
export type Restartable = Running & { restart: () => Promise<void> };

/** `open` gets the port at which it will listen, which is kept for it while it is away; so are the next eight. */
export async function runRestartable(
  open: (port: number) => ReturnType<Open>,
): Promise<Restartable> {
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
