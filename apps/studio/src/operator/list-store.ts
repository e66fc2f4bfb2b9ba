import type { Pool } from 'pg';

export const listStore = (pool: Pool) => ({
  /** Whether this operator may have the list now; asking counts only where it may. */
  mayList: async ({ operatorId, now, since }: { operatorId: number; now: Date; since: Date }) => {
    const { rowCount } = await pool.query(
      `insert into list_pull (operator_id, at) values ($1, $2)
       on conflict (operator_id) do update set at = excluded.at where list_pull.at <= $3`,
      [operatorId, now, since],
    );
    return rowCount === 1;
  },
});
export type ListStore = ReturnType<typeof listStore>;
