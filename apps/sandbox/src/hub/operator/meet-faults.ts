import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { misbehave, type Wait } from '../../faults/misbehave.ts';
import { findFault } from '../../faults/store.ts';

type Deps = { pool: Pool; wait: Wait };

/** Every call of an operator meets the fault that is switched on. */
export function meetFaults(app: FastifyInstance, { pool, wait }: Deps): void {
  app.addHook('preHandler', async (_, reply) => {
    const fault = await findFault(pool, 'hub');
    if (fault && (await misbehave(reply, fault, wait))) return reply;
  });
}
