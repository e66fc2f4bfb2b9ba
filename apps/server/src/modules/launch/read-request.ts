// The family's ways to ask for a game, read into one request.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { vendorOf } from '@parlour/contract/lobby/lanes';
import type { CallInput } from '#http/route';

type Launch = CallInput<'launchGame'>;
type Lottery = Extract<Launch, { launchMode: 'LOTT' }>;
type ByVendor = Extract<Launch, { launchMode: 'GLS' }>;
type Named = Omit<CallInput<'trialGame'>, 'launchMode' | 'accountType'>;

export type LaunchRequest = {
  vendor: string;
  /** Null for the vendor's lobby. */
  gameId: string | null;
  category: string | undefined;
  isForMoney: boolean;
  backUrl: string | undefined;
  language: string | undefined;
  /** What only the vendor's games understand. */
  extra: Record<string, string | boolean>;
};

/** Which vendor and category the family means by an area or mode. */
const lotteries = {
  VN: { vendor: lotteryVendors.vietnam, category: 'VIETNAM_LOTTO' },
  SEA_Tradition: { vendor: lotteryVendors.southEastAsia, category: 'SEA_LOTT' },
  Traditional: { vendor: lotteryVendors.common, category: 'LOTT' },
  Entertainment: { vendor: lotteryVendors.common, category: 'LOTT' },
  Elott_Traditional: { vendor: lotteryVendors.common, category: 'ELOTT' },
  Elott_Entertainment: { vendor: lotteryVendors.common, category: 'ELOTT' },
} as const;

const orLobby = (code: string | undefined): string | null =>
  code === undefined || code.toLowerCase() === 'lobby' ? null : code;

export const readLaunch = (input: Launch): LaunchRequest =>
  input.launchMode === 'LOTT' ? readLottery(input) : readByVendor(input);

function readLottery(input: Lottery): LaunchRequest {
  const { lottoArea, lottoMode, lottoGameCode, backUrl, language } = input;
  // The schema lets exactly one of the two pass.
  const meant = lotteries[lottoArea ?? lottoMode ?? 'VN'];
  const gameId = orLobby(lottoGameCode);
  const { lottoPrizeMode, hasLobby, labelName } = input;
  const lottoView = input.lottoView ?? (gameId === null ? 'lobby' : 'betting');
  const extra = { lottoArea, lottoMode, lottoPrizeMode, lottoView, hasLobby, labelName };
  return { ...meant, gameId, isForMoney: true, backUrl, language, extra: withoutEmpty(extra) };
}

const readByVendor = ({ accountType, ...input }: ByVendor): LaunchRequest => ({
  ...readNamed(input),
  isForMoney: accountType === 1,
});

/** The node is not needed: a vendor's code for a game is its own among the merchant's. */
const readNamed = (input: Named): Omit<LaunchRequest, 'isForMoney'> => ({
  vendor: vendorOf(input.vassalage),
  gameId: orLobby(input.gameId),
  category: input.gameType,
  backUrl: input.backUrl,
  language: input.language,
  extra: {},
});

export const readTrial = (input: Named): LaunchRequest => ({
  ...readNamed(input),
  isForMoney: false,
});

const withoutEmpty = (
  extra: Record<string, string | boolean | undefined>,
): LaunchRequest['extra'] =>
  Object.fromEntries(
    Object.entries(extra).filter((entry): entry is [string, string | boolean] => entry[1] != null),
  );
