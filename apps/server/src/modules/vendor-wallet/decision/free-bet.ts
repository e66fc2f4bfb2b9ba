import type { Status } from '../protocol/wallet-call.ts';
import type { Line, MoneyCase, Transaction } from './snapshot.ts';

/** A bet costs nothing as the vendor's own promotion, or as one of the plays that this member was granted in this game. */
export function refusalOfFreeBet({ call, memberId, snapshot, now }: MoneyCase): Status | null {
  if (!call.isFree || call.isPromo) return null;
  const { grant } = snapshot;
  const isOwn =
    grant?.memberId === memberId &&
    grant.gameCode === call.gameCode &&
    grant.currency === call.currency &&
    // Some vendors tell what was staked for the player, others that he staked nothing.
    (call.amount === 0n || call.amount === grant.stake);
  if (!isOwn) return 'RS_ERROR_UNKNOWN';
  return grant.used < grant.plays && now < grant.endsAt ? null : 'RS_ERROR_LIMIT_REACHED';
}

/** What a bet that is given back means for the plays that were granted: one more of them. */
export const playBack = ({ kind, supplierReward }: Transaction): Pick<Line, 'uses'> =>
  kind === 'bet' && supplierReward !== null ? { uses: -1 } : {};
