// The rule of a launch: what must hold before a vendor is asked, and what its answers mean to the player.
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
import type { Merchant } from '#http/merchant';
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
import { findGame, findMemberType, keepLaunch, type PlayableGame } from './store.ts';

export type LaunchDeps = {
  database: Database;
  vendors: GameVendors;
  clock: () => Date;
  log: FastifyBaseLogger;
};

/** Whose call it is: null for a guest. */
type Asking = { call: Call; memberId: string | null };

/** Opens a game without money: nobody need be known. The site's page stays around it, and says what it is called. */
export async function openForFree(
  asking: Asking,
  wanted: LaunchRequest,
  deps: LaunchDeps,
): Promise<{ address: string; name: string }> {
  const { account, play } = await prepare(asking, wanted, deps);
  const address = await askVendor({ account, play, log: deps.log }, () =>
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
  const { database, vendors, clock, log } = deps;
  const { game, account, play } = await prepare({ call, memberId }, wanted, deps);
  // MEMBER-01: a restricted member may look and try, but not stake.
  const type = await database.read(merchant.code, (tx) => findMemberType(tx, memberId));
  if (type === memberTypes.restricted) {
    throw new Refusal('function.not.available');
  }
  const { balance: cash, currency } = await openWallet(database, merchant, memberId);
  const balance = await usableBy({ call, game, cash, currency }, deps);
  const playing = { memberId, integration: account.integration, gameCode: play.gameCode, currency };
  if (balance < game.leastStake && !(await hasFreePlays(playing, call, deps))) {
    // Ours: what the page tells beside it.
    const told = { balance, least: game.leastStake };
    throw new Refusal('launch_game_balance_not_enough', {
      ...textsOf(told, currency),
      gameName: play.title,
    });
  }
  const token = await inSession(call, deps, (tx) =>
    mintWalletToken(tx, {
      merchantCode: merchant.code,
      memberId,
      sessionId: session.id,
      integration: account.integration,
      gameCode: play.gameCode,
      currency,
      now: clock(),
    }),
  );
  // The merchant's digits are for its own currency.
  const currencyDigits = currency === play.site.currency ? play.site.currencyDigits : null;
  const site = { ...play.site, currency, currencyDigits };
  const forMoney = { ...play, site, user: vendorUser(memberId), token, currency };
  const address = await askVendor({ account, play, log }, () =>
    vendors.openForMoney(account, forMoney),
  );
  const launched = { merchantCode: merchant.code, memberId, game, at: clock() };
  await database.transaction(merchant.code, (tx) => keepLaunch(tx, launched));
  return address;
}

/** Plays that were granted need no money. */
const hasFreePlays = (
  playing: MemberGame,
  { merchant }: MemberCall,
  { database, clock }: LaunchDeps,
) => database.read(merchant.code, (tx) => hasOpenGrant(tx, playing, clock()));

type Stakeable = { call: MemberCall; game: PlayableGame; cash: bigint; currency: string };

/** Cash, and where that alone is too little the bonus money that the game takes. */
async function usableBy(
  { call, game, cash, currency }: Stakeable,
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

type Prepared = { game: PlayableGame; account: VendorAccount; play: Play };

/** Everything that holds for both ways of playing. */
async function prepare(
  { call, memberId }: Asking,
  wanted: LaunchRequest,
  { database, clock }: LaunchDeps,
): Promise<Prepared> {
  const { merchant } = call;
  const game = await database.read(merchant.code, (tx) => findGame(tx, wanted));
  if (!game) throw new Refusal('game_not_found');
  const maintenance = maintenanceOf(merchant, game.vendor, clock());
  if (maintenance) throw new Refusal('vendor_under_maintenance', maintenance);
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
    site: siteFacts(merchant),
    ...(Object.keys(wanted.extra).length > 0 && { extra: wanted.extra }),
  };
  return { game, account, play };
}

const siteFacts = (merchant: Merchant): SiteFacts => ({
  name: merchant.setting('name'),
  theme: Object.fromEntries(
    themeKeys.map((key) => [key.slice('theme.'.length), merchant.setting(key)]),
  ),
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

type Launching = { account: VendorAccount; play: Play; log: FastifyBaseLogger };

/** The log has why a vendor opened nothing; the player is told what that means to him. */
async function askVendor(
  { account, play: { gameCode }, log }: Launching,
  open: () => Promise<string>,
): Promise<string> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof VendorFailure)) throw error;
    const { merchantCode, integration } = account;
    log.warn({ err: error, merchantCode, integration, gameCode }, 'a game did not open');
    throw new Refusal(codeOf[error.trouble]);
  }
}
