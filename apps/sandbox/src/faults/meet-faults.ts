import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { misbehave, type Wait } from './misbehave.ts';
import { findFault } from './store.ts';

type Deps = {
  /** The stand-in's name. */
  standIn: string;
  pool: Pool;
  wait: Wait;
};

/** Applies the fault that is switched on to every call of a stand-in. */
export function meetFaults(app: FastifyInstance, { standIn, pool, wait }: Deps): void {
  app.addHook('preHandler', async (_, reply) => {
    const fault = await findFault(pool, standIn);
    if (fault && (await misbehave(reply, fault, wait))) return reply;
  });
}
