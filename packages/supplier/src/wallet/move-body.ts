/** A bet, a win or a rollback, of one player at one game. */
export type WalletMove = {
  id: string;
  user: string;
  token: string;
  gameCode: string;
  currency: string;
  round: string;
  closesRound: boolean;
  /** In 1/100000; null for a rollback. */
  amount: bigint | null;
  /** The bet that a win belongs to; the bet or win that a rollback takes back. */
  reference: string | null;
};

/** What a wallet is told of a move, but for its request_uuid, so that a repeat is the same. */
export const moveBody = (move: WalletMove) => ({
  user: move.user,
  token: move.token,
  game_code: move.gameCode,
  transaction_uuid: move.id,
  supplier_transaction_id: `s-${move.id}`,
  round: move.round,
  round_closed: move.closesRound,
  ...(move.amount !== null && { amount: move.amount, is_free: false }),
  currency: move.currency,
  ...(move.reference !== null && { reference_transaction_uuid: move.reference }),
});
