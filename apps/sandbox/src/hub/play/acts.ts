// The buttons of a game played for money: each calls the operator's wallet and reports its answers.
import { randomUUID } from 'node:crypto';
import type { RealPlay } from './store.ts';
import { sendMove, type Move, type MoveDeps, type Outcome } from '../rounds/moves.ts';
import { closeRound, findOpenRound, insertRound, type RoundOwner } from '../rounds/store.ts';
import { findLast } from '../rounds/transaction-store.ts';
import { nothing, report, type Report } from './report.ts';

export type Amounts = { stake: bigint; win: bigint };
export type Act = (deps: MoveDeps, play: RealPlay, amounts: Amounts) => Promise<Report[]>;

export const keyOf = ({ operatorId, player, gameCode }: RealPlay): RoundOwner => ({
  operatorId,
  player,
  gameCode,
});

const balance: Act = async ({ wallet }, { operatorId, player, token, gameCode }) => {
  const body = { user: player, token, game_code: gameCode };
  return [report('Balance', await wallet.post({ operatorId, path: '/user/balance', body }))];
};

const userInfo: Act = async ({ wallet }, { operatorId, player }) => {
  const body = { user: player };
  return [report('User info', await wallet.post({ operatorId, path: '/user/info', body }))];
};

const fine = ['RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY'];

function tell(what: string, { answer, takenBack }: Outcome): Report[] {
  const reports = [report(what, answer, fine)];
  return takenBack ? [...reports, report('Rollback of it', takenBack)] : reports;
}

/** Returns the open round, or opens one. */
async function findRound({ pool, clock }: MoveDeps, play: RealPlay): Promise<string> {
  const open = await findOpenRound(pool, keyOf(play));
  if (open) return open.id;
  const round = { id: randomUUID(), ...keyOf(play) };
  await insertRound(pool, round, clock());
  return round.id;
}

async function bet(deps: MoveDeps, play: RealPlay, stake: bigint): Promise<Move> {
  const roundId = await findRound(deps, play);
  return { play, roundId, kind: 'bet', amount: stake, reference: null };
}

const stake: Act = async (deps, play, amounts) =>
  tell('Stake', await sendMove(deps, await bet(deps, play, amounts.stake)));

const twoBets: Act = async (deps, play, amounts) => {
  const move = await bet(deps, play, amounts.stake);
  const both = await Promise.all([sendMove(deps, move), sendMove(deps, move)]);
  return both.flatMap((outcome, at) => tell(`Bet ${at + 1} of 2`, outcome));
};

/** Sends a win for the newest bet of the open round. */
async function pay(deps: MoveDeps, play: RealPlay, amount: bigint): Promise<Report[]> {
  const { pool, clock } = deps;
  const round = await findOpenRound(pool, keyOf(play));
  const last = round && (await findLast(pool, keyOf(play), ['bet']));
  if (!last || last.roundId !== round.id) return [nothing('There is no open round')];
  const closesRound = amount === 0n;
  const reference = last.id;
  const move: Move = { play, roundId: round.id, kind: 'win', amount, reference, closesRound };
  const { answer } = await sendMove(deps, move);
  if (closesRound && 'status' in answer && answer.status === 'RS_OK') {
    await closeRound(pool, round.id, clock());
  }
  return [report(closesRound ? 'Close round' : 'Win', answer)];
}

const win: Act = (deps, play, amounts) => pay(deps, play, amounts.win);
const close: Act = (deps, play) => pay(deps, play, 0n);

const rollback: Act = async ({ pool, rollbacks }, play) => {
  const last = await findLast(pool, keyOf(play), ['bet', 'win']);
  if (!last) return [nothing('There is nothing to take back')];
  const { operatorId } = play;
  const answer = await rollbacks.takeBack({ ...last, operatorId, status: null });
  return [report(`Rollback of the last ${last.kind}`, answer)];
};

export const everyday = { balance, stake, win, close };
export const plainCases = { 'user-info': userInfo, rollback, 'two-bets': twoBets };
