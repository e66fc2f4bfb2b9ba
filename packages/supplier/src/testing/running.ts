// A supplier that runs inside a test: it can end, be killed and start again on the same database and port.
import type { AddressInfo } from 'node:net';
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

export type Restartable = Running & { restart: () => Promise<void> };

/** Here `kill` starts it again, as `restart` does. */
export async function runRestartable(open: Open, at: number): Promise<Restartable> {
  let running = await run(open, at);
  const { port } = running;
  return {
    port,
    end: () => running.end(),
    restart: async () => {
      await running.end();
      running = await run(open, port);
    },
    kill: async () => {
      await running.kill();
      running = await run(open, port);
    },
  };
}
