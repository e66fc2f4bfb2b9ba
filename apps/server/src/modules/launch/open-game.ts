// The rules of a launch: the checks before a vendor is called, and the meaning of its answers for the player.
import type { ErrorCode } from '@parlour/contract/contract';
import { integrationNames } from '@parlour/contract/integrations';
import { languages } from '@parlour/contract/languages';
import { memberTypes } from '@parlour/contract/member/member-types';
import { decimalText } from '@parlour/contract/money';
import { themeKeys } from '@parlour/contract/settings.schema';
import type { Database } from '@parlour/database/connection';
import type { FastifyBaseLogger } from 'fastify';
import { readUsableBonus } from '#modules/bonus';
import { hasOpenGrant, type MemberGame } from '#modules/free-plays';
import { vendorAccount } from '#modules/catalogue';
import { inSession } from '#modules/session';
import { mintWalletToken, openWallet, vendorUser } from '#modules/wallet';
import type { Call, MemberCall } from '#http/call';
import { languageOf } from '#http/named-language';
import { Refusal } from '#http/refusal';
import {
  VendorFailure,
  type GameVendors,
  type Play,
  type SiteFacts,
  type VendorAccount,
  type VendorTrouble,
} from '#providers/games/games';
import { acceptBackAddress } from './back-address.ts';
import { maintenanceOf } from './maintenance.ts';
import type { LaunchRequest } from './read-request.ts';
import {
  findGame,
  findMemberType,
  findVendorName,
  keepLaunch,
  type PlayableGame,
} from './store.ts';

export type LaunchDeps = {
  database: Database;
  vendors: GameVendors;
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** The caller; `memberId` is null for a guest. */
type LaunchCaller = { call: Call; memberId: string | null };

/** Opens a game without money; guests may play. The site's page stays around the game and shows its name. */
export async function openForFree(
  asking: LaunchCaller,
  wanted: LaunchRequest,
  deps: LaunchDeps,
): Promise<{ address: string; name: string }> {
  const { game, account, play } = await prepare(asking, wanted, deps);
  const address = await askVendor({ game, account, play }, deps, () =>
    deps.vendors.openForFree(account, play),
  );
  return { address, name: play.title };
}

export async function openForMoney(
  call: MemberCall,
  wanted: LaunchRequest,
  deps: LaunchDeps,
): Promise<string> {
  const { merchant, session } = call;
  const { memberId } = session;
  const { database, vendors, clock } = deps;
  const { game, account, play } = await prepare({ call, memberId }, wanted, deps);
  // MEMBER-01: a restricted member may browse and play trials, but not stake.
  const type = await database.read(merchant.code, (tx) => findMemberType(tx, memberId));
  if (type === memberTypes.restricted) {
    throw new Refusal('function.not.available');
  }
  const { balance: cash, currency } = await openWallet(database, merchant, memberId);
  const balance = await usableBy({ call, game, cash, currency }, deps);
  const playing = { memberId, integration: account.integration, gameCode: play.gameCode, currency };
  if (balance < game.leastStake && !(await hasFreePlays(playing, call, deps))) {
    // The amounts, which the page shows next to the message.
    const told = { balance, least: game.leastStake };
    throw new Refusal('launch_game_balance_not_enough', {
      ...textsOf(told, currency),
      gameName: play.title,
    });
  }
  const token = await inSession(call, deps, (tx) =>
    mintWalletToken(tx, {
      memberId,
      sessionId: session.id,
      integration: account.integration,
      gameCode: play.gameCode,
      currency,
      now: clock(),
    }),
  );
  // The merchant's number of digits applies to its own currency only.
  const currencyDigits = currency === play.site.currency ? play.site.currencyDigits : null;
  const site = { ...play.site, currency, currencyDigits };
  const forMoney = { ...play, site, user: vendorUser(memberId), token, currency };
  const address = await askVendor({ game, account, play }, deps, () =>
    vendors.openForMoney(account, forMoney),
  );
  const launched = { merchantCode: merchant.code, memberId, game, at: clock() };
  await database.transaction(merchant.code, (tx) => keepLaunch(tx, launched));
  return address;
}

/** Granted free plays need no money. */
const hasFreePlays = (
  playing: MemberGame,
  { merchant }: MemberCall,
  { database, clock }: LaunchDeps,
) => database.read(merchant.code, (tx) => hasOpenGrant(tx, playing, clock()));

type FundsQuery = { call: MemberCall; game: PlayableGame; cash: bigint; currency: string };

/** Returns the member's cash, plus, if that is too little, the bonus money that the game takes. */
async function usableBy(
  { call, game, cash, currency }: FundsQuery,
  { database, clock }: LaunchDeps,
): Promise<bigint> {
  if (cash >= game.leastStake) return cash;
  const { merchant, session } = call;
  const wanted = { memberId: session.memberId, currency, category: game.category, now: clock() };
  return cash + (await database.read(merchant.code, (tx) => readUsableBonus(tx, wanted)));
}

const textsOf = ({ balance, least }: { balance: bigint; least: bigint }, currency: string) => ({
  balance: decimalText(balance, currency),
  least: decimalText(least, currency),
  currency,
});

type PreparedLaunch = { game: PlayableGame; account: VendorAccount; play: Play };

/** Makes the checks and the data for both play modes. */
async function prepare(
  { call, memberId }: LaunchCaller,
  wanted: LaunchRequest,
  { database, clock }: LaunchDeps,
): Promise<PreparedLaunch> {
  const { merchant } = call;
  const game = await database.read(merchant.code, (tx) => findGame(tx, wanted));
  if (!game) throw new Refusal('game_not_found');
  const maintenance = maintenanceOf(merchant, game.vendor, clock());
  if (maintenance) {
    const vendor = await nameVendor(database, merchant.code, game);
    throw new Refusal('vendor_under_maintenance', { ...maintenance, ...vendor });
  }
  const integration = integrationNames.find((name) => name === game.integration);
  const account = integration ? vendorAccount(merchant, integration) : null;
  if (!account) throw new Refusal('vendor_unavailable');
  const language = languageOf(call, wanted.language);
  const play = {
    gameCode: game.gameId,
    memberId,
    title: game.names[language] ?? game.names.EN,
    language: languages[language].tag,
    country: merchant.setting('country'),
    address: call.address,
    backUrl: acceptBackAddress(wanted.backUrl, call),
    site: siteFacts(call),
    ...(Object.keys(wanted.extra).length > 0 && { extra: wanted.extra }),
  };
  return { game, account, play };
}

const siteFacts = ({ merchant, scheme }: Pick<Call, 'merchant' | 'scheme'>): SiteFacts => ({
  name: merchant.setting('name'),
  theme: {
    ...Object.fromEntries(
      themeKeys.map((key) => [key.slice('theme.'.length), merchant.setting(key)]),
    ),
    ...(scheme && { scheme }),
  },
  currency: merchant.setting('currency'),
  currencyDigits: merchant.setting('currency.digits'),
  confirmAbove: merchant.setting('play.confirmAbove'),
  maxPrize: merchant.setting('play.maxPrize'),
  pace: merchant.setting('play.pace'),
  timeZone: merchant.setting('timeZone'),
});

const codeOf = {
  timeout: 'vendor_timeout',
  maintenance: 'vendor_under_maintenance',
  unknown_game: 'game_not_found',
  unavailable: 'vendor_unavailable',
} as const satisfies Record<VendorTrouble, ErrorCode>;

/** The vendor's name for the player, who may have come by a link that does not name it. Empty if no lane names it. */
async function nameVendor(
  database: Database,
  merchantCode: string,
  game: PlayableGame,
): Promise<{ vendorName?: string }> {
  const vendorName = await database.read(merchantCode, (tx) => findVendorName(tx, game));
  return vendorName === null ? {} : { vendorName };
}

/** Calls the vendor. The log has the reason of a failure; the player gets an error code that says what it means to them. */
async function askVendor(
  { game, account, play: { gameCode } }: PreparedLaunch,
  { database, log }: LaunchDeps,
  open: () => Promise<string>,
): Promise<string> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof VendorFailure)) throw error;
    const { merchantCode, integration } = account;
    log.warn({ err: error, merchantCode, integration, gameCode }, 'a game did not open');
    if (error.trouble !== 'maintenance') throw new Refusal(codeOf[error.trouble]);
    throw new Refusal(codeOf.maintenance, await nameVendor(database, merchantCode, game));
  }
}
