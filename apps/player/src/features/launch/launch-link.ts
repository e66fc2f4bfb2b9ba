// Reads the address of /m/launchGame into the input of the server's call (ROUTE-07, LAUNCH-02, LAUNCH-07).
import type { Answer, Input } from '@parlour/contract/endpoint';
import type { launchGame } from '@parlour/contract/launch/calls';
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';

export type LaunchCall = Input<typeof launchGame>;
type LotteryCall = Extract<LaunchCall, { launchMode: 'LOTT' }>;
type Target = Pick<LotteryCall, 'lottoArea' | 'lottoMode'>;

export type LaunchLink = {
  call: LaunchCall;
  /** The category, from which the cover is drawn together with the code. */
  category: string;
  code: string;
};

/** The page to which the player returns, and the name that the vendor may show for it. */
type Surroundings = { backUrl: string; labelName: string };

const lobby = 'lobby';

/** The targets of lottery vendors that are named in the query `vendor`. */
const namedLotteries: Partial<Record<string, Target>> = {
  [lotteryVendors.vietnam]: { lottoArea: 'VN' },
  [lotteryVendors.southEastAsia]: { lottoMode: 'SEA_Tradition' },
};
/** The targets of all other lotteries, by the queries `prize_mode` and `playType`. */
const prizeModes: Partial<Record<string, Partial<Record<string, Target>>>> = {
  LOTT: { 1: { lottoMode: 'Traditional' }, 2: { lottoMode: 'Entertainment' } },
  ELOTT: { 1: { lottoMode: 'Elott_Traditional' }, 2: { lottoMode: 'Elott_Entertainment' } },
};

const own = <T>(table: Partial<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const viewOf = (asked: string | null, isLobby: boolean): 'lobby' | 'betting' => {
  if (asked === 'lobby' || asked === 'betting') return asked;
  return isLobby ? 'lobby' : 'betting';
};

function lotteryCall(query: URLSearchParams, target: Target, around: Surroundings): LotteryCall {
  const code = query.get('code') || lobby;
  const isLobby = code === lobby;
  const prizeMode = query.get('prize_mode');
  return {
    launchMode: 'LOTT',
    ...target,
    lottoView: viewOf(query.get('lottoView'), isLobby),
    lottoGameCode: code,
    hasLobby: isLobby,
    ...(isLobby ? { labelName: around.labelName } : {}),
    ...(prizeMode ? { lottoPrizeMode: prizeMode } : {}),
    backUrl: around.backUrl,
  };
}

function vendorCall(query: URLSearchParams, vendor: string, backUrl: string): LaunchCall {
  const nodeId = query.get('nodeId');
  const gameType = query.get('gameType');
  return {
    launchMode: 'GLS',
    accountType: 1,
    gameId: query.get('code') || lobby,
    ...(nodeId ? { nodeId } : {}),
    vassalage: vendor,
    ...(gameType ? { gameType } : {}),
    platform: 'html5',
    backUrl,
  };
}

/** The link; null if the address names neither a vendor nor a known prize mode. */
export function readLaunchLink(query: URLSearchParams, around: Surroundings): LaunchLink | null {
  const vendor = query.get('vendor');
  const code = query.get('code') || lobby;
  const category = query.get('gameType') ?? (vendor && !own(namedLotteries, vendor) ? '' : 'LOTT');
  const link = (call: LaunchCall): LaunchLink => ({ call, category, code });
  if (vendor) {
    const lottery = own(namedLotteries, vendor);
    return link(
      lottery ? lotteryCall(query, lottery, around) : vendorCall(query, vendor, around.backUrl),
    );
  }
  const byPlayType = own(prizeModes, query.get('prize_mode') ?? '');
  const target = byPlayType && own(byPlayType, query.get('playType') || '1');
  return target ? link(lotteryCall(query, target, around)) : null;
}

/** The address of the game. The answer for a vendor is nested one level deeper. */
export const gameUrlOf = (answer: Answer<typeof launchGame>): string =>
  'content' in answer ? answer.content.game_url : answer.gameUrl;
