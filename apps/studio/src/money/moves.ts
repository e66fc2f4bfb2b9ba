// A move of money between the studio and a wallet: as it is kept, and as the wallet is told of it.
import { moveBody } from '@parlour/supplier/wallet/move-body';
import type { WalletCall } from '@parlour/supplier/wallet/wallet';

export type MoveKind = 'stake' | 'prize' | 'rollback';
export type MoveState = 'due' | 'taken' | 'short' | 'refused' | 'undone' | 'given-up';

/** Who pays and is paid: what a wallet wants to know of the play. */
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
  /** The plays that a stake is one of. */
  freePlaysId: string | null;
  /** When a stake is decided at the latest; null where nobody said so. */
  settlesAt: Date | null;
  round: string;
  /** The stake that a prize or a rollback belongs to. */
  reference: string | null;
  /** Of a rollback: a stake that was taken goes back by a game's rules, so that it is owed. */
  isReturn: boolean;
  state: MoveState;
  tries: number;
  payer: Payer;
};

const paths = { stake: 'bet', prize: 'win', rollback: 'rollback' } as const;

/** The call to the wallet. Only for a move of a play that has one. */
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
