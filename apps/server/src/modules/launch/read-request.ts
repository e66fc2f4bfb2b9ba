// Reads the family's forms of a launch call into one request.
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { vendorOf } from '@parlour/contract/lobby/lanes';
import type { CallInput } from '#http/route';

type Launch = CallInput<'launchGame'>;
type LotteryLaunch = Extract<Launch, { launchMode: 'LOTT' }>;
type VendorLaunch = Extract<Launch, { launchMode: 'GLS' }>;
type NamedGame = Omit<CallInput<'trialGame'>, 'launchMode' | 'accountType'>;

export type LaunchRequest = {
  vendor: string;
  /** The vendor's id of the game; null for the vendor's lobby. */
  gameId: string | null;
  category: string | undefined;
  isForMoney: boolean;
  backUrl: string | undefined;
  language: string | undefined;
  /** Fields that only the vendor's games understand. */
  extra: Record<string, string | boolean>;
};

/** The vendor and category that the family means by an area or mode. */
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

function readLottery(input: LotteryLaunch): LaunchRequest {
  const { lottoArea, lottoMode, lottoGameCode, backUrl, language } = input;
  // The schema allows exactly one of the two.
  const meant = lotteries[lottoArea ?? lottoMode ?? 'VN'];
  const gameId = orLobby(lottoGameCode);
  const { lottoPrizeMode, hasLobby, labelName } = input;
  const lottoView = input.lottoView ?? (gameId === null ? 'lobby' : 'betting');
  const extra = { lottoArea, lottoMode, lottoPrizeMode, lottoView, hasLobby, labelName };
  return { ...meant, gameId, isForMoney: true, backUrl, language, extra: withoutEmpty(extra) };
}

const readByVendor = ({ accountType, ...input }: VendorLaunch): LaunchRequest => ({
  ...readNamed(input),
  isForMoney: accountType === 1,
});

/** Reads a named game. The node is not needed: a vendor's game code is unique at a merchant. */
const readNamed = (input: NamedGame): Omit<LaunchRequest, 'isForMoney'> => ({
  vendor: vendorOf(input.vassalage),
  gameId: orLobby(input.gameId),
  category: input.gameType,
  backUrl: input.backUrl,
  language: input.language,
  extra: {},
});

export const readTrial = (input: NamedGame): LaunchRequest => ({
  ...readNamed(input),
  isForMoney: false,
});

const withoutEmpty = (
  extra: Record<string, string | boolean | undefined>,
): LaunchRequest['extra'] =>
  Object.fromEntries(
    Object.entries(extra).filter((entry): entry is [string, string | boolean] => entry[1] != null),
  );
