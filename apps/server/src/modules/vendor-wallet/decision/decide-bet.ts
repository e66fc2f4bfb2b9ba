import type { Wallet } from '#modules/ledger';
import type { Asked, Decision, Round } from './known.ts';
import { accept, kept, notEnough, refuse, roundOf, walletIn } from './verdicts.ts';
import type { Status } from '../protocol/wallet-call.ts';

/** A stake: taken as long as the member may play, the session lives, and the wallet holds it. */
export function decideBet(asked: Asked): Decision {
  const { call, memberId, known } = asked;
  const wallet = walletIn(known, known.token?.currency);
  const refusal = refusalOf(asked);
  if (refusal) return refuse(refusal);
  if (!wallet) return refuse('RS_ERROR_INVALID_TOKEN');
  const stake = call.isFree ? 0n : call.amount;
  if (stake > wallet.balance) return notEnough(wallet);
  const transaction = { ...kept(call, memberId, roundOf(call, known)), moved: stake > 0n };
  const lines = [{ transaction, into: -stake }];
  return accept(wallet, { lines, wallet, round: roundAfter(asked, wallet), isAction: true });
}

function refusalOf({ call, memberId, known }: Asked): Status | null {
  if (known.token?.memberId !== memberId) return 'RS_ERROR_INVALID_TOKEN';
  if (known.isRefused) return 'RS_ERROR_USER_DISABLED';
  if (!known.isLive) return 'RS_ERROR_TOKEN_EXPIRED';
  if (call.currency !== known.token.currency) return 'RS_ERROR_WRONG_CURRENCY';
  if (!known.hasGame) return 'RS_ERROR_INVALID_GAME';
  if (known.round && known.round.currency !== call.currency) return 'RS_ERROR_WRONG_CURRENCY';
  // Its stakes were given back: the round is over, and the vendor takes this one back too.
  if (known.round?.state === 'void') return 'RS_ERROR_UNKNOWN';
  return null;
}

function roundAfter({ call, known: { round }, now }: Asked, { currency }: Wallet): Round {
  const facts = { id: call.round ?? call.id, gameCode: call.gameCode, currency };
  const openedAt = round?.state === 'open' ? round.openedAt : now;
  if (call.closesRound) return { ...facts, state: 'settled', openBets: [], openedAt };
  return { ...facts, state: 'open', openBets: [...(round?.openBets ?? []), call.id], openedAt };
}
