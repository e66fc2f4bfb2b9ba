// A move of money between the studio and a wallet, as it is kept.

export type MoveKind = 'stake' | 'prize' | 'rollback';
export type MoveState = 'due' | 'taken' | 'short' | 'refused' | 'undone' | 'given-up';

/** Who pays and is paid: what a wallet wants to know of the play. */
export type Payer = {
  operatorId: number;
  gameCode: string;
  currency: string;
  /** Null in demo play: the money lies here. */
  wallet: { player: string; token: string } | null;
};

export type Move = {
  id: string;
  playId: string;
  kind: MoveKind;
  /** Null for a rollback. */
  amount: bigint | null;
  round: string;
  /** The stake that a prize or a rollback belongs to. */
  reference: string | null;
  state: MoveState;
  tries: number;
  payer: Payer;
};
