// A move as the database has it. Amounts are bigint in 1/100000; pg gives int8 as text, which is read once, here.
import type { Move, Payer } from './moves.ts';

export type Row = Omit<Move, 'amount' | 'payer'> & {
  amount: string | null;
  operatorId: number;
  gameCode: string;
  currency: string;
  token: string | null;
  player: string | null;
};

export const payerColumns = `p.operator_id as "operatorId", p.game_code as "gameCode", p.currency, p.token,
  (select name from player where id = p.player_id) as player`;
export const columns = `m.id, m.play_id as "playId", m.kind, m.amount, m.round, m.reference, m.state, m.tries,
  ${payerColumns}`;

export type PayerRow = Pick<Row, 'operatorId' | 'gameCode' | 'currency' | 'token' | 'player'>;
export const toPayer = ({ operatorId, gameCode, currency, token, player }: PayerRow): Payer => ({
  operatorId,
  gameCode,
  currency,
  wallet: token === null || player === null ? null : { player, token },
});

export function toMove({
  amount,
  operatorId,
  gameCode,
  currency,
  token,
  player,
  ...row
}: Row): Move {
  return {
    ...row,
    amount: amount === null ? null : BigInt(amount),
    payer: toPayer({ operatorId, gameCode, currency, token, player }),
  };
}
