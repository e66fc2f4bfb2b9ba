import type { Pool } from 'pg';

export const faultModes = ['late', '500', 'cut', 'not-json'] as const;
export type FaultMode = (typeof faultModes)[number];

export const faultStore = (pool: Pool) => ({
  /** Null where the stand-in behaves. */
  findFault: async (standIn: string): Promise<FaultMode | null> => {
    const { rows } = await pool.query<{ mode: FaultMode }>(
      'select mode from fault where stand_in = $1',
      [standIn],
    );
    return rows[0]?.mode ?? null;
  },

  setFault: async (standIn: string, mode: FaultMode): Promise<void> => {
    await pool.query(
      `insert into fault (stand_in, mode) values ($1, $2)
       on conflict (stand_in) do update set mode = excluded.mode`,
      [standIn, mode],
    );
  },

  removeFault: async (standIn: string): Promise<void> => {
    await pool.query('delete from fault where stand_in = $1', [standIn]);
  },
});

export type FaultStore = ReturnType<typeof faultStore>;
