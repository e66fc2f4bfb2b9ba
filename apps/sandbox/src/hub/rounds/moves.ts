// Bets and wins as the hub sends them: stored first, tried three times. A bet whose end is unknown then is taken back.
import { randomUUID } from 'node:crypto';
import { writeExactJson } from '@parlour/supplier/exact-json';
import type { WalletAnswer } from '@parlour/supplier/wallet/answer';
import { moveBody } from '@parlour/supplier/wallet/move-body';
import { isDecided, mostTries } from '@parlour/supplier/wallet/tries';
import type { Wallet } from '@parlour/supplier/wallet/wallet';
import type { Pool } from 'pg';
import type { RealPlay } from '../play/store.ts';
import type { Rollbacks } from './rollbacks.ts';
import { closeIfEmpty } from './store.ts';
import { insertTransaction, setStatus } from './transaction-store.ts';

export type MoveDeps = {
  pool: Pool;
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

/** The statuses with which a wallet says for sure that no money moved. */
const plainNo = ['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_LIMIT_REACHED'];

export const bodyOf = ({ play, roundId, amount, reference, closesRound }: Move, id: string) =>
  moveBody({
    id,
    user: play.player,
    token: play.token,
    gameCode: play.gameCode,
    currency: play.currency,
    round: roundId,
    closesRound: closesRound ?? false,
    amount,
    reference,
  });

export async function sendMove(deps: MoveDeps, move: Move): Promise<Outcome> {
  const { pool } = deps;
  const { kind, roundId, amount, reference } = move;
  const id = randomUUID();
  const body = bodyOf(move, id);
  const sent = { id, roundId, body: writeExactJson(body) };
  await insertTransaction(pool, { ...sent, kind, amount, reference, sentAt: deps.clock() });
  const answer = await postPatiently(deps.wallet, move, body);
  const status = 'status' in answer ? answer.status : 'unknown';
  if (kind === 'bet' && status !== 'RS_OK' && !plainNo.includes(status)) {
    const { operatorId } = move.play;
    return { answer, takenBack: await deps.rollbacks.takeBack({ ...sent, operatorId, status }) };
  }
  await setStatus(pool, id, status);
  await closeIfEmpty(pool, roundId, deps.clock());
  return { answer, takenBack: null };
}

/** Sends it again while the wallet has not decided. */
async function postPatiently(wallet: Wallet, move: Move, body: object): Promise<WalletAnswer> {
  const { operatorId } = move.play;
  for (let left = mostTries - 1; ; left -= 1) {
    const answer = await wallet.post({ operatorId, path: `/transaction/${move.kind}`, body });
    if (isDecided(answer) || left === 0) return answer;
  }
}
