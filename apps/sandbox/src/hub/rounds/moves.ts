// Sends bets and wins: each is stored first and tried three times. A bet whose outcome is still unknown is rolled back.
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
  /** The bet to which a win belongs. */
  reference: string | null;
  closesRound?: boolean;
};
/** The wallet's answer, and its answer to the rollback if there was one. */
export type Outcome = { answer: WalletAnswer; takenBack: WalletAnswer | null };

/** Statuses that mean for certain that no money moved. */
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

/** Sends a move, and repeats it while the wallet has not decided. */
async function postPatiently(wallet: Wallet, move: Move, body: object): Promise<WalletAnswer> {
  const { operatorId } = move.play;
  for (let left = mostTries - 1; ; left -= 1) {
    const answer = await wallet.post({ operatorId, path: `/transaction/${move.kind}`, body });
    if (isDecided(answer) || left === 0) return answer;
  }
}
