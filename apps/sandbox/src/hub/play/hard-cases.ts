// Calls that are wrong on purpose, to test the wallet's answers. Each is sent once and not stored as a transaction.
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { readExactJson } from '@parlour/supplier/exact-json';
import { bodyOf, type Move, type MoveDeps } from '../rounds/moves.ts';
import { findLast, type Transaction } from '../rounds/transaction-store.ts';
import type { RealPlay } from './store.ts';
import { keyOf, type Act } from './acts.ts';
import { nothing, report, type Report } from './report.ts';

/** The amount 1.00. */
const unit = 100_000n;
const duplicate = ['RS_ERROR_DUPLICATE_TRANSACTION'];

const betOf = (play: RealPlay, amount: bigint): Move => ({
  play,
  roundId: randomUUID(),
  kind: 'bet',
  amount,
  reference: null,
});

async function withLastBet(
  { pool }: MoveDeps,
  play: RealPlay,
  run: (bet: Transaction, body: Record<string, unknown>) => Promise<Report>,
): Promise<Report[]> {
  const last = await findLast(pool, keyOf(play), ['bet']);
  if (!last) return [nothing('There is no bet to repeat')];
  return [await run(last, readExactJson(last.body) as Record<string, unknown>)];
}

const replay: Act = (deps, play) =>
  withLastBet(deps, play, async (_, body) => {
    const { operatorId } = play;
    const answer = await deps.wallet.post({ operatorId, path: '/transaction/bet', body });
    return report('The last bet again', answer);
  });

const replayOther: Act = (deps, play) =>
  withLastBet(deps, play, async (bet, body) => {
    const { operatorId } = play;
    const other = { ...body, amount: (bet.amount ?? 0n) + unit };
    const answer = await deps.wallet.post({ operatorId, path: '/transaction/bet', body: other });
    return report('The last bet with another amount', answer, duplicate);
  });

const payWithoutBet: Act = async ({ wallet }, play, { win }) => {
  const move: Move = { ...betOf(play, win), kind: 'win', reference: randomUUID() };
  const body = bodyOf(move, randomUUID());
  const { operatorId } = play;
  const answer = await wallet.post({ operatorId, path: '/transaction/win', body });
  return [report('A win without a bet', answer, ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST'])];
};

const lateBet: Act = async ({ wallet }, play, { stake }) => {
  const { operatorId } = play;
  const betId = randomUUID();
  const bet = bodyOf(betOf(play, stake), betId);
  const { amount: _, ...kept } = bet;
  const id = randomUUID();
  const taken = {
    ...kept,
    transaction_uuid: id,
    supplier_transaction_id: `s-${id}`,
    reference_transaction_uuid: betId,
  };
  const first = await wallet.post({ operatorId, path: '/transaction/rollback', body: taken });
  const late = await wallet.post({ operatorId, path: '/transaction/bet', body: bet });
  return [report('Rollback before its bet', first), report('The late bet', late, duplicate)];
};

const expiredToken: Act = async ({ wallet }, play, { stake }) => {
  const { operatorId } = play;
  // An invented token: the wallet treats it like one whose session has ended, and it is no secret.
  const body = bodyOf(betOf({ ...play, token: randomUUID() }, stake), randomUUID());
  const answer = await wallet.post({ operatorId, path: '/transaction/bet', body });
  const wanted = ['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_TOKEN'];
  return [report('A bet with a token that is no good', answer, wanted)];
};

const badSignature: Act = async ({ wallet }, play, { stake }) => {
  const { operatorId } = play;
  const body = bodyOf(betOf(play, stake), randomUUID());
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const answer = await wallet.post({ operatorId, path: '/transaction/bet', body, key });
  return [report('A bet that somebody else signed', answer, ['RS_ERROR_INVALID_SIGNATURE'])];
};

export const hardCases = {
  replay,
  'replay-other': replayOther,
  'pay-without-bet': payWithoutBet,
  'late-bet': lateBet,
  'expired-token': expiredToken,
  'bad-signature': badSignature,
};
