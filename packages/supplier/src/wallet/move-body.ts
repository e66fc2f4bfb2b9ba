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
  /** Of a bet that the operator gave: the reward_uuid of the plays that it is one of. */
  freePlays?: string | null;
  /** Of a bet whose game knows: when it is decided at the latest. */
  settlesAt?: Date | null;
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
  ...(move.amount !== null && { amount: move.amount, is_free: Boolean(move.freePlays) }),
  ...(move.freePlays && { reward_uuid: move.freePlays }),
  currency: move.currency,
  ...(move.settlesAt && { meta: { settles_at: move.settlesAt.toISOString() } }),
  ...(move.reference !== null && { reference_transaction_uuid: move.reference }),
});
