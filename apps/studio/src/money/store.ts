// What becomes of moves of money: tried, put off, decided.
import type { Pool } from 'pg';
import { lookStore } from './look-store.ts';
import type { StakeEnd } from './money.ts';
import type { Move, MoveState } from './moves.ts';
import { noteStore } from './note-store.ts';
import { columns, toMove, type Row } from './rows.ts';

export type Settling = { id: string; state: MoveState; verdict: string; now: Date };
export type SettlingNo = Omit<Settling, 'state'> & {
  state: Exclude<StakeEnd, 'taken'>;
  /** The wallet has said for sure that nothing moved. */
  isPlain: boolean;
};
type Later = { now: Date; until: Date };

export const moveStore = (pool: Pool) => ({
  ...noteStore,
  ...lookStore(pool),

  /** Counts one more try, and keeps the queue off until then. Null where it is decided already. */
  beginTry: async (id: string, until: Date): Promise<Move | null> => {
    const { rows } = await pool.query<Row>(
      `update money_move m set tries = m.tries + 1, next_at = $2 from play p
        where m.id = $1 and m.state = 'due' and p.id = m.play_id returning ${columns}`,
      [id, until],
    );
    return rows[0] ? toMove(rows[0]) : null;
  },

  /** Takes what is due, so that no second process tries it before `until`. */
  claimDue: async ({ now, until }: Later, most: number): Promise<Move[]> => {
    const { rows } = await pool.query<Row>(
      `update money_move m set next_at = $2 from play p
        where p.id = m.play_id and m.id in (
          select id from money_move where state = 'due' and next_at <= $1
           order by next_at limit $3 for update skip locked)
        returning ${columns}`,
      [now, until, most],
    );
    return rows.map(toMove);
  },

  postpone: async (id: string, nextAt: Date, verdict: string): Promise<void> => {
    await pool.query(
      `update money_move set next_at = $2, verdict = $3 where id = $1 and state = 'due'`,
      [id, nextAt, verdict],
    );
  },

  /** The first decision counts; afterwards this changes nothing. */
  settle: async ({ id, state, verdict, now }: Settling): Promise<void> => {
    await pool.query(
      `update money_move set state = $2, verdict = $3, settled_at = $4, next_at = null
        where id = $1 and state = 'due'`,
      [id, state, verdict, now],
    );
  },

  /**
   * A stake does not count. In one step with the rollback that it needs: no end of the process leaves a doubtful stake without one.
   * A plain no needs none, but where it was sent twice the other one may still reach the wallet.
   */
  settleNo: async ({ id, state, isPlain, verdict, now }: SettlingNo): Promise<void> => {
    await pool.query(
      `with settled as (
         update money_move set state = $2, verdict = $3, settled_at = $4, next_at = null
          where id = $1 and state = 'due' returning id, play_id, round, tries
       )
       insert into money_move (id, play_id, kind, round, reference, made_at, next_at)
       select gen_random_uuid(), play_id, 'rollback', round, id, $4, $4 from settled
        where tries > 1 or not $5`,
      [id, state, verdict, now, isPlain],
    );
  },
});

export type MoveStore = ReturnType<typeof moveStore>;
