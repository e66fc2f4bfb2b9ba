// The rule of a launch: what must hold before a vendor is asked, and what its answers mean to the player.
import type { ErrorCode } from '@parlour/contract/contract';
import { integrationNames } from '@parlour/contract/integrations';
import { languages } from '@parlour/contract/languages';
import { memberTypes } from '@parlour/contract/member/member-types';
import { decimalText } from '@parlour/contract/money';
import { themeKeys } from '@parlour/contract/settings.schema';
import { vendorAccount } from '#modules/catalogue';
import type { LedgerStore } from '#modules/ledger';
import { openWallet, vendorUser, type TokenRequest } from '#modules/wallet';
import type { Call, Session } from '#http/call';
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
import type { Wish } from './read-wish.ts';
import type { LaunchStore, PlayableGame } from './store.ts';

export type LaunchDeps = {
  store: LaunchStore;
  vendors: GameVendors;
  ledger: LedgerStore;
  /** Mints the key that a vendor shows with each call of a member's wallet; it lives as long as the session. */
  mintToken: (wanted: TokenRequest) => Promise<string>;
  clock: () => Date;
  /** Told why a vendor opened nothing. */
  onFailure: (failure: VendorFailure, account: VendorAccount, gameCode: string) => void;
};

/** Opens a game without money: nobody need be known. The site's page stays around it, and says what it is called. */
export async function openForFree(
  call: Call,
  wish: Wish,
  deps: LaunchDeps,
): Promise<{ address: string; name: string }> {
  const { game, account, play } = await prepare(call, wish, deps);
  const address = await ask(() => deps.vendors.openForFree(account, play), { account, play, deps });
  return { address, name: game.names[languageOf(call, wish.language)] ?? game.names.EN };
}

export async function openForMoney(
  call: Call & { session: Session },
  wish: Wish,
  deps: LaunchDeps,
): Promise<string> {
  const { merchant, session } = call;
  const { memberId } = session;
  const { store, vendors, clock } = deps;
  const { game, account, play } = await prepare(call, wish, deps);
  // MEMBER-01: a restricted member may look and try, but not stake.
  if ((await store.findMemberType(merchant.code, memberId)) === memberTypes.restricted) {
    throw new Refusal('function.not.available');
  }
  const { balance, currency } = await openWallet(merchant, memberId, deps.ledger);
  if (balance < game.leastStake) {
    // Ours: what the page tells beside it.
    const told = { balance, least: game.leastStake };
    throw new Refusal('launch_game_balance_not_enough', textsOf(told, currency));
  }
  const token = await deps.mintToken({
    merchantCode: merchant.code,
    memberId,
    sessionId: session.id,
    integration: account.integration,
    gameCode: play.gameCode,
    currency,
    now: clock(),
  });
  const site = { ...play.site, currency };
  const forMoney = { ...play, site, user: vendorUser(memberId), token, currency };
  const address = await ask(() => vendors.openForMoney(account, forMoney), { account, play, deps });
  if (!game.isLobby) {
    const { vendor, nodeId } = game;
    await store.insertRecent(merchant.code, { memberId, vendor, nodeId, playedAt: clock() });
  }
  return address;
}

const textsOf = ({ balance, least }: { balance: bigint; least: bigint }, currency: string) => ({
  balance: decimalText(balance, currency),
  least: decimalText(least, currency),
  currency,
});

type Prepared = { game: PlayableGame; account: VendorAccount; play: Play };

/** Everything that holds for both ways of playing. */
async function prepare(call: Call, wish: Wish, { store, clock }: LaunchDeps): Promise<Prepared> {
  const { merchant } = call;
  const game = await store.findGame(merchant.code, wish);
  if (!game) throw new Refusal('game_not_found');
  const maintenance = maintenanceOf(merchant, game.vendor, clock());
  if (maintenance) throw new Refusal('vendor_under_maintenance', maintenance);
  const integration = integrationNames.find((name) => name === game.integration);
  const account = integration ? vendorAccount(merchant, integration) : null;
  if (!account) throw new Refusal('vendor_unavailable');
  const play = {
    gameCode: game.gameId,
    language: languages[languageOf(call, wish.language)].tag,
    country: merchant.setting('country'),
    address: call.address,
    backUrl: acceptBackAddress(wish.backUrl, call),
    site: siteFacts(merchant),
    ...(Object.keys(wish.extra).length > 0 && { extra: wish.extra }),
  };
  return { game, account, play };
}

const siteFacts = (merchant: Merchant): SiteFacts => ({
  name: merchant.setting('name'),
  theme: Object.fromEntries(
    themeKeys.map((key) => [key.slice('theme.'.length), merchant.setting(key)]),
  ),
  currency: merchant.setting('currency'),
});

const codeOf = {
  timeout: 'vendor_timeout',
  maintenance: 'vendor_under_maintenance',
  unknown_game: 'game_not_found',
  unavailable: 'vendor_unavailable',
} as const satisfies Record<VendorTrouble, ErrorCode>;

type Asked = { account: VendorAccount; play: Play; deps: LaunchDeps };

async function ask(open: () => Promise<string>, asked: Asked): Promise<string> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof VendorFailure)) throw error;
    asked.deps.onFailure(error, asked.account, asked.play.gameCode);
    throw new Refusal(codeOf[error.trouble]);
  }
}
