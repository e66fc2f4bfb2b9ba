// Reads the address of /m/trialGame: the same queries as a launch (ROUTE-07), and always with a vendor.
import type { Input } from '@parlour/contract/endpoint';
import type { trialGame } from '@parlour/contract/launch/calls';
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';

type TrialCall = Input<typeof trialGame>;
export type TrialLink = {
  call: TrialCall;
  /** The category, from which the cover is drawn together with the code. */
  category: string;
  code: string;
};

/** The vendor of a prize mode, for addresses that name none. */
const lotteries: Partial<Record<string, { vendor: string; category: string }>> = {
  LOTT: { vendor: lotteryVendors.common, category: 'LOTT' },
  ELOTT: { vendor: lotteryVendors.common, category: 'ELOTT' },
};

/** The link; null if the address names neither a vendor nor a known prize mode. */
export function readTrialLink(query: URLSearchParams, backUrl: string): TrialLink | null {
  const prizeMode = query.get('prize_mode') ?? '';
  const lottery = Object.hasOwn(lotteries, prizeMode) ? lotteries[prizeMode] : undefined;
  const vendor = query.get('vendor') || lottery?.vendor;
  if (!vendor) return null;
  const code = query.get('code') || 'lobby';
  const nodeId = query.get('nodeId');
  const gameType = query.get('gameType') ?? (query.get('vendor') ? null : lottery?.category);
  const call = {
    launchMode: 'GLS',
    accountType: 0,
    gameId: code,
    ...(nodeId ? { nodeId } : {}),
    vassalage: vendor,
    ...(gameType ? { gameType } : {}),
    platform: 'html5',
    backUrl,
  } as const;
  return { call, category: gameType ?? '', code };
}
