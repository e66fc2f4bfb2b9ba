// What a wallet is told of a move, but for its request_uuid, so that a repeat is the same.
import type { Move } from './moves.ts';

const paths = { stake: 'bet', prize: 'win', rollback: 'rollback' } as const;
export const pathOf = ({ kind }: Move): string => `/transaction/${paths[kind]}`;

/** Only for a move of a play with a wallet. */
export function bodyOf({ id, amount, round, kind, reference, payer }: Move): object {
  const { player, token } = payer.wallet ?? { player: '', token: '' };
  return {
    user: player,
    token,
    game_code: payer.gameCode,
    transaction_uuid: id,
    supplier_transaction_id: `s-${id}`,
    round,
    // One stake is one round: its prize or its rollback ends it.
    round_closed: kind !== 'stake',
    ...(amount !== null && { amount, is_free: false }),
    currency: payer.currency,
    ...(reference !== null && { reference_transaction_uuid: reference }),
  };
}
