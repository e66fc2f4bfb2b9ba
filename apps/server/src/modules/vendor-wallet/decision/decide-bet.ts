import type { MoneyCase, Decision, GameRound, Purse } from './snapshot.ts';
import { refusalOfFreeBet } from './free-bet.ts';
import { accept, notEnough, refuse, roundOf, transactionOf } from './outcomes.ts';
import { purseIn, usableIn } from './purse.ts';
import { intoOf, sharesOfStake } from './shares.ts';
import type { Status } from '../protocol/wallet-call.ts';

/** Decides a bet: accepted if the member may play, the session is live, and wallet and usable bonus money suffice. */
export function decideBet(given: MoneyCase): Decision {
  const { call, memberId, snapshot } = given;
  const purse = purseIn(given, snapshot.token?.currency);
  const refusal = refusalOf(given) ?? refusalOfFreeBet(given);
  if (refusal) return refuse(refusal);
  if (!purse) return refuse('RS_ERROR_INVALID_TOKEN');
  const stake = call.isFree ? 0n : call.amount;
  if (stake > usableIn(purse)) return notEnough(purse);
  const shares = sharesOfStake(stake, purse, snapshot);
  const transaction = {
    ...transactionOf(call, memberId, roundOf(call, snapshot)),
    ...shares,
    moved: stake > 0n,
  };
  const into = intoOf({ amount: stake, bonusAmount: shares.bonusAmount }, 'active', -1n);
  const uses = call.supplierReward === null ? {} : ({ uses: 1 } as const);
  const lines = [{ transaction, into, counts: shares.wagered, ...uses }];
  return accept(purse, { lines, purse, round: roundAfter(given, purse), isAction: true });
}

function refusalOf({ call, memberId, snapshot }: MoneyCase): Status | null {
  if (snapshot.token?.memberId !== memberId) return 'RS_ERROR_INVALID_TOKEN';
  if (snapshot.isRefused) return 'RS_ERROR_USER_DISABLED';
  if (!snapshot.isLive) return 'RS_ERROR_TOKEN_EXPIRED';
  if (call.currency !== snapshot.token.currency) return 'RS_ERROR_WRONG_CURRENCY';
  if (!snapshot.hasGame) return 'RS_ERROR_INVALID_GAME';
  if (snapshot.round && snapshot.round.currency !== call.currency) return 'RS_ERROR_WRONG_CURRENCY';
  // The round is void and its stakes were given back. By this answer the vendor rolls this bet back, too.
  if (snapshot.round?.state === 'void') return 'RS_ERROR_UNKNOWN';
  return null;
}

function roundAfter(
  { call, snapshot: { round }, now }: MoneyCase,
  { wallet: { currency } }: Purse,
): GameRound {
  const { staked = 0n, won = 0n } = round ?? {};
  const facts = { id: call.round ?? call.id, gameCode: call.gameCode, currency, staked, won };
  const open = round?.state === 'open' ? round : null;
  const openedAt = open?.openedAt ?? now;
  const settlesAt = latest(open?.settlesAt ?? null, settlesAtOf(call, now));
  const times = { openedAt, settlesAt };
  if (call.closesRound) return { ...facts, ...times, state: 'settled', openBets: [] };
  return { ...facts, ...times, state: 'open', openBets: [...(round?.openBets ?? []), call.id] };
}

/** Limit of `settlesAt`: draws are sold a month ahead, and a vendor must not hold a stake for much longer. */
const furthestMs = 45 * 24 * 3_600_000;

/** The bet's time of settlement; null if it states none, or one in the past or too far ahead. */
function settlesAtOf({ settlesAt }: MoneyCase['call'], now: Date): Date | null {
  if (!settlesAt) return null;
  const ahead = settlesAt.getTime() - now.getTime();
  return ahead > 0 && ahead <= furthestMs ? settlesAt : null;
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}
