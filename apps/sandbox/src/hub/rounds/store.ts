import type { Pool } from 'pg';

/** Whose rounds of which game. */
export type RoundsOf = { operatorId: number; player: string; gameCode: string };
export type Round = RoundsOf & { id: string };

export const roundStore = (pool: Pool) => ({
  findOpenRound: async (of: RoundsOf): Promise<Round | null> => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from hub_round
        where operator_id = $1 and player = $2 and game_code = $3 and closed_at is null
        order by opened_at desc limit 1`,
      [of.operatorId, of.player, of.gameCode],
    );
    return rows[0] ? { ...of, id: rows[0].id } : null;
  },

  insertRound: async (round: Round, now: Date): Promise<void> => {
    await pool.query(
      `insert into hub_round (id, operator_id, player, game_code, opened_at)
       values ($1, $2, $3, $4, $5)`,
      [round.id, round.operatorId, round.player, round.gameCode, now],
    );
  },

  closeRound: async (id: string, now: Date): Promise<void> => {
    await pool.query('update hub_round set closed_at = $2 where id = $1', [id, now]);
  },

  /** Without a bet that counts, or that is still under way, there is nothing to play for any more. */
  closeIfEmpty: async (id: string, now: Date): Promise<void> => {
    await pool.query(
      `update hub_round set closed_at = $2 where id = $1 and not exists (
         select from hub_transaction
          where round_id = $1 and kind = 'bet' and not rolled_back
            and (status = 'RS_OK' or status is null))`,
      [id, now],
    );
  },

  findRoundOf: async (transactionId: string, operatorId: number) => {
    const { rows } = await pool.query<{ id: string; player: string }>(
      `select r.id, r.player from hub_round r join hub_transaction t on t.round_id = r.id
        where t.id = $1 and r.operator_id = $2`,
      [transactionId, operatorId],
    );
    return rows[0] ?? null;
  },

  insertRoundLink: async (link: { codeHash: Buffer; roundId: string; madeAt: Date }) => {
    await pool.query(
      'insert into hub_round_link (code_hash, round_id, made_at) values ($1, $2, $3)',
      [link.codeHash, link.roundId, link.madeAt],
    );
  },

  findLinkedRound: async (codeHash: Buffer, since: Date): Promise<Round | null> => {
    const { rows } = await pool.query<Round>(
      `select r.id, r.operator_id as "operatorId", r.player, r.game_code as "gameCode"
         from hub_round_link l join hub_round r on r.id = l.round_id
        where l.code_hash = $1 and l.made_at > $2`,
      [codeHash, since],
    );
    return rows[0] ?? null;
  },
});

export type RoundStore = ReturnType<typeof roundStore>;
