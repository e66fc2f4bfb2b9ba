// Stores which fault is switched on for each stand-in.
import type { Pool } from 'pg';

export const faultModes = ['late', '500', 'cut', 'not-json'] as const;
export type FaultMode = (typeof faultModes)[number];

/** Finds the stand-in's fault; null if none is switched on. */
export async function findFault(db: Pool, standIn: string): Promise<FaultMode | null> {
  const { rows } = await db.query<{ mode: FaultMode }>(
    'select mode from fault where stand_in = $1',
    [standIn],
  );
  return rows[0]?.mode ?? null;
}

export async function setFault(db: Pool, standIn: string, mode: FaultMode): Promise<void> {
  await db.query(
    `insert into fault (stand_in, mode) values ($1, $2)
     on conflict (stand_in) do update set mode = excluded.mode`,
    [standIn, mode],
  );
}

export async function removeFault(db: Pool, standIn: string): Promise<void> {
  await db.query('delete from fault where stand_in = $1', [standIn]);
}
