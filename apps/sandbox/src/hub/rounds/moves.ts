// Bets and wins as the hub sends them: written down first, tried three times, and a bet of unknown fate taken back.
import { randomUUID } from 'node:crypto';
import { writeExactJson } from '@parlour/supplier/exact-json';
import type { WalletAnswer } from '@parlour/supplier/wallet-answer';
import type { RealPlay } from '../play/store.ts';
import type { HubStores } from '../stores.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { Rollbacks } from './rollbacks.ts';

export type MoveDeps = {
  stores: HubStores;
  wallet: Wallet;
  rollbacks: Rollbacks;
  clock: () => Date;
};

export type Move = {
  play: RealPlay;
  roundId: string;
  kind: 'bet' | 'win';
  amount: bigint;
  /** The bet that a win belongs to. */
  reference: string | null;
  closesRound?: boolean;
};
/** What happened to a bet that was taken back. */
export type Outcome = { answer: WalletAnswer; takenBack: WalletAnswer | null };

const mostTries = 3;
/** With these the wallet has said for sure that nothing moved. */
const plainNo = ['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_LIMIT_REACHED'];

export const moveBody = (move: Move, id: string) => ({
  user: move.play.player,
  token: move.play.token,
  game_code: move.play.gameCode,
  transaction_uuid: id,
  supplier_transaction_id: `s-${id}`,
  round: move.roundId,
  round_closed: move.closesRound ?? false,
  amount: move.amount,
  currency: move.play.currency,
  is_free: false,
  ...(move.reference !== null && { reference_transaction_uuid: move.reference }),
});

export async function sendMove(deps: MoveDeps, move: Move): Promise<Outcome> {
  const { rounds, transactions } = deps.stores;
  const { kind, roundId, amount, reference } = move;
  const id = randomUUID();
  const body = moveBody(move, id);
  const sent = { id, roundId, body: writeExactJson(body) };
  await transactions.insertTransaction({ ...sent, kind, amount, reference, sentAt: deps.clock() });
  const answer = await postPatiently(deps.wallet, move, body);
  const status = 'status' in answer ? answer.status : 'unknown';
  if (kind === 'bet' && status !== 'RS_OK' && !plainNo.includes(status)) {
    const { operatorId } = move.play;
    return { answer, takenBack: await deps.rollbacks.takeBack({ ...sent, operatorId, status }) };
  }
  await transactions.setStatus(id, status);
  await rounds.closeIfEmpty(roundId, deps.clock());
  return { answer, takenBack: null };
}

/** Again where nothing is known; every other answer is final. */
async function postPatiently(wallet: Wallet, move: Move, body: object): Promise<WalletAnswer> {
  const { operatorId } = move.play;
  for (let left = mostTries - 1; ; left -= 1) {
    const answer = await wallet.post({ operatorId, path: `/transaction/${move.kind}`, body });
    const isFinal = 'status' in answer && answer.status !== 'RS_ERROR_UNKNOWN';
    if (isFinal || left === 0) return answer;
  }
}
