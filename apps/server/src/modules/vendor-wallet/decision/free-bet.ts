import type { Status } from '../protocol/wallet-call.ts';
import type { MoneyCase, Transaction, TransactionWrite } from './snapshot.ts';

/** Checks a free bet: it has to be a promotion of the vendor, or one of the plays granted to this member in this game. */
export function refusalOfFreeBet({ call, memberId, snapshot, now }: MoneyCase): Status | null {
  if (!call.isFree || call.isPromo) return null;
  const { grant } = snapshot;
  const isOwn =
    grant?.memberId === memberId &&
    grant.gameCode === call.gameCode &&
    grant.currency === call.currency &&
    // Some vendors send the stake of the granted play, others 0.
    (call.amount === 0n || call.amount === grant.stake);
  if (!isOwn) return 'RS_ERROR_UNKNOWN';
  return grant.used < grant.plays && now < grant.endsAt ? null : 'RS_ERROR_LIMIT_REACHED';
}

/** Returns the granted play of a bet that is given back. */
export const playBack = ({ kind, supplierReward }: Transaction): Pick<TransactionWrite, 'uses'> =>
  kind === 'bet' && supplierReward !== null ? { uses: -1 } : {};
