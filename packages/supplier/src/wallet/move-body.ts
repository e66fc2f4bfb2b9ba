/** A bet, a win or a rollback, of one player at one game. */
export type WalletMove = {
  id: string;
  user: string;
  token: string;
  gameCode: string;
  currency: string;
  round: string;
  closesRound: boolean;
  /** The amount in 1/100000; null for a rollback. */
  amount: bigint | null;
  /** The reward_uuid of the free plays to which a bet belongs. */
  freePlays?: string | null;
  /** The latest time at which a bet is decided, if the game knows it. */
  settlesAt?: Date | null;
  /** The bet to which a win belongs, or the bet or win that a rollback reverses. */
  reference: string | null;
};

/** Returns the body of a move without its request_uuid, so that a repeat is equal. */
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
