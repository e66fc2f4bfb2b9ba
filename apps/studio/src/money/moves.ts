// A move of money between the studio and a wallet: the stored form, and the call to the wallet.
import { moveBody } from '@parlour/supplier/wallet/move-body';
import type { WalletCall } from '@parlour/supplier/wallet/wallet';

export type MoveKind = 'stake' | 'prize' | 'rollback';
export type MoveState = 'due' | 'taken' | 'short' | 'refused' | 'undone' | 'given-up';

/** The player who pays and is paid, and the facts of the play that a wallet needs. */
export type Payer = {
  operatorId: number;
  gameCode: string;
  currency: string;
  /** Null in demo play, whose money is a column of the play. */
  wallet: { player: string; token: string } | null;
};

export type Move = {
  id: string;
  playId: string;
  kind: MoveKind;
  /** Null for a rollback. */
  amount: bigint | null;
  /** The free plays from which a stake is taken. */
  freePlaysId: string | null;
  /** The latest time at which a stake is decided; null if it is not known. */
  settlesAt: Date | null;
  round: string;
  /** The stake that a prize or a rollback belongs to. */
  reference: string | null;
  /** True for a rollback that returns a taken stake by a game's rules, so that it is owed to the player. */
  isReturn: boolean;
  state: MoveState;
  tries: number;
  payer: Payer;
};

const paths = { stake: 'bet', prize: 'win', rollback: 'rollback' } as const;

/** Returns the call to the wallet. Only for moves of plays with a wallet. */
export function callOf({
  id,
  amount,
  freePlaysId,
  settlesAt,
  round,
  kind,
  reference,
  payer,
}: Move): WalletCall {
  const { player, token } = payer.wallet ?? { player: '', token: '' };
  return {
    operatorId: payer.operatorId,
    path: `/transaction/${paths[kind]}`,
    body: moveBody({
      id,
      user: player,
      token,
      gameCode: payer.gameCode,
      currency: payer.currency,
      round,
      // One stake is one round: its prize or its rollback ends it.
      closesRound: kind !== 'stake',
      amount,
      freePlays: freePlaysId,
      settlesAt,
      reference,
    }),
  };
}
