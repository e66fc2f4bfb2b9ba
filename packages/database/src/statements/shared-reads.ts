// Short reads that share connections: each is sent at once, without waiting for the previous one, and the answers arrive in the same order
// (PostgreSQL's pipelining). Under load many reads share a packet, and a few connections serve any number of readers.
import type pg from 'pg';
import { leavesConnectionWhole, whenAway } from '../unavailable.ts';
import { pipelined, type Tx } from './in-transaction.ts';
import { isOutdatedPlan } from './outdated-plan.ts';

/** A connection that is borrowed while there are readers on it. */
type Lane = { client: Promise<pg.PoolClient>; readers: number; isBroken: boolean };

/** The most shared connections: enough that one slow read does not delay all others. */
const mostLanes = 4;

export function shareReads(pool: pg.Pool) {
  const lanes = new Set<Lane>();

  function join(): Lane {
    const [first, ...others] = lanes;
    const lane =
      first === undefined || lanes.size < mostLanes
        ? { client: pool.connect(), readers: 0, isBroken: false }
        : others.reduce((least, each) => (each.readers < least.readers ? each : least), first);
    lane.readers += 1;
    lanes.add(lane);
    return lane;
  }

  function leave(lane: Lane, client: pg.PoolClient | undefined): void {
    lane.readers -= 1;
    if (lane.isBroken || lane.readers === 0) lanes.delete(lane);
    if (lane.readers === 0) client?.release(lane.isBroken);
  }

  return async <T>(merchantCode: string, run: (tx: Tx) => Promise<T>): Promise<T> => {
    const lane = join();
    let client: pg.PoolClient | undefined;
    try {
      client = await lane.client;
      return await pipelined(client, merchantCode, run);
    } catch (error) {
      const away = whenAway(error);
      if (isOutdatedPlan(error) || (away && !leavesConnectionWhole(error))) lane.isBroken = true;
      throw away ?? error;
    } finally {
      leave(lane, client);
    }
  };
}
