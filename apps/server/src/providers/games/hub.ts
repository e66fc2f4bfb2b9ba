// The adapter of hubs and studios: one operator API, every call signed over its exact bytes (docs/vendors.md 1).
import { sign } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outbound, OutboundAnswer, OutboundCall } from '../outbound.ts';
import { OutboundFailure } from '../outbound-failure.ts';
import {
  VendorFailure,
  type FreePlays,
  type GameVendors,
  type GrantAnswer,
  type Play,
  type PlayForMoney,
  type VendorAccount,
} from './games.ts';
import { GameAddress, GrantedPlays, readDrawList, readGameList } from './hub-answers.ts';
import { acceptLaunchAddress } from './launch-address.ts';

export type HubOptions = {
  outbound: Outbound;
  /** The time for a game's address, both attempts together. It is below the ten seconds after which the site gives up. */
  waitMs?: number;
};

const api = '/operator/generic/v2';
const listWaitMs = 25_000;
const drawsWaitMs = 3_000;
/** The time for a grant. It is short, because the delivery of facts waits for it. */
const grantWaitMs = 3_500;
const mostDrawsBytes = 256 * 1024;
const mostAddressBytes = 64 * 1024;
/** Space for more than ten thousand games of a kilobyte each. */
const mostListBytes = 16 * 1024 * 1024;
const beforeAnotherTryMs = 200;

type HubRequest = Pick<OutboundCall, 'path' | 'mostBytes'> & {
  body: object;
  waitMs: number;
  /** The rule for repeating a failed call. Reads are always repeated. A game's address is requested again only if the first call was certainly not read: some vendors end a player's first game when a second one is opened. */
  repeat: 'always' | 'if unread';
};

export function createHub({ outbound, waitMs = 9_000 }: HubOptions): GameVendors {
  const ask = (account: VendorAccount, asked: HubRequest) => {
    const call = () => outbound.post(signedCall(account, asked, deadline));
    const deadline = AbortSignal.timeout(asked.waitMs);
    return askAgainOnce(call, asked.repeat, deadline);
  };
  const open = async (account: VendorAccount, body: object): Promise<string> => {
    const answer = await ask(account, {
      path: `${api}/game/url`,
      body,
      waitMs,
      mostBytes: mostAddressBytes,
      repeat: 'if unread',
    }).catch(asVendorFailure);
    return readAddress(readJson(answer), account);
  };
  return {
    listGames: async (account) => {
      const answer = await ask(account, {
        path: `${api}/game/list`,
        body: {
          operator_id: account.operatorId,
          ...(account.isToldOfSite && { currency: account.currency }),
        },
        waitMs: listWaitMs,
        mostBytes: mostListBytes,
        repeat: 'always',
      }).catch(asVendorFailure);
      return orUnavailable(() => readGameList(readJson(answer)));
    },
    listDraws: async (account) => {
      // Our extension of the protocol, like `meta`; hubs do not have this path.
      if (!account.isToldOfSite) return [];
      const question = {
        base: account.url,
        path: `/lottery/latest?currency=${encodeURIComponent(account.currency)}`,
        headers: { accept: 'application/json' },
        deadline: AbortSignal.timeout(drawsWaitMs),
        mostBytes: mostDrawsBytes,
      } as const;
      const answer = await outbound.get(question).catch(asVendorFailure);
      return orUnavailable(() => readDrawList(readJson(answer)));
    },
    grantFreePlays: async (account, wanted) => {
      const answer = await ask(account, {
        path: `${api}/freebet/rewards/create`,
        body: grantBody(account, wanted),
        waitMs: Math.min(waitMs, grantWaitMs),
        mostBytes: mostAddressBytes,
        repeat: 'always',
      }).catch(asVendorFailure);
      return readGrant(answer);
    },
    openForMoney: (account, play) => open(account, moneyBody(account, play)),
    openForFree: (account, play) => open(account, freeBody(account, play)),
  };
}

const commonBody = (account: VendorAccount, play: Play) => ({
  operator_id: account.operatorId,
  game_code: play.gameCode,
  platform: 'GPL_MOBILE',
  country: play.country,
  lang: play.language.split('-')[0],
  ip: play.address,
  lobby_url: play.backUrl,
  ...metaOf(account, play),
});
function metaOf({ isToldOfSite }: VendorAccount, { title, site, extra }: Play): { meta?: object } {
  const { name, currencyDigits, confirmAbove, maxPrize, pace, ...look } = site;
  const told = {
    site: name,
    title,
    ...look,
    ...(currencyDigits !== null && { currencyDigits }),
    ...(confirmAbove !== null && { confirmAbove }),
    ...(maxPrize !== null && { maxPrize }),
    ...(pace !== 'none' && { pace }),
  };
  const meta = { ...extra, ...(isToldOfSite && told) };
  return Object.keys(meta).length > 0 ? { meta } : {};
}
const moneyBody = (account: VendorAccount, play: PlayForMoney) => ({
  user: play.user,
  token: play.token,
  currency: play.currency,
  ...commonBody(account, play),
});
/** The body of a free launch. Without a user no wallet call follows; XXX is ISO 4217's "no currency". */
const freeBody = (account: VendorAccount, play: Play) => ({
  currency: 'XXX',
  ...commonBody(account, play),
});

/** The body of a grant. `request_uuid` and `currency` are our extensions. */
const grantBody = ({ operatorId }: VendorAccount, wanted: FreePlays) => ({
  user: wanted.user,
  operator_id: operatorId,
  game_code: wanted.gameCode,
  currency: wanted.currency,
  // The protocol's amounts are whole numbers; no stake is so large that a number would lose digits.
  bet_value: Number(wanted.stake),
  bet_count: wanted.plays,
  start_time: wanted.from.toISOString(),
  end_time: wanted.until.toISOString(),
  request_uuid: wanted.requestId,
});

/** Statuses that mean "later"; they count as no answer. */
const laterStatuses = [408, 425, 429];

function readGrant(answer: OutboundAnswer): GrantAnswer {
  const { status } = answer;
  if (status >= 400 && status < 500 && !laterStatuses.includes(status)) {
    return { refused: `status ${status}` };
  }
  const body = readJson(answer);
  return { id: orUnavailable(() => GrantedPlays.parse(body).reward_uuid) };
}

function signedCall(
  account: VendorAccount,
  asked: HubRequest,
  deadline: AbortSignal,
): OutboundCall {
  const body = JSON.stringify(asked.body);
  const signature = sign('RSA-SHA256', Buffer.from(body), account.privateKey).toString('base64');
  return {
    base: account.url,
    path: asked.path,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-hub88-signature': signature,
    },
    body,
    deadline,
    mostBytes: asked.mostBytes,
  };
}

async function askAgainOnce(
  call: () => Promise<OutboundAnswer>,
  repeat: HubRequest['repeat'],
  deadline: AbortSignal,
): Promise<OutboundAnswer> {
  const isAlways = repeat === 'always';
  try {
    const answer = await call();
    if (answer.status < 500 || !isAlways) return answer;
  } catch (error) {
    const { trouble } = error instanceof OutboundFailure ? error : { trouble: null };
    const mayRepeat = trouble === 'unreached' || (isAlways && trouble === 'broken');
    if (!mayRepeat) throw error;
  }
  await sleep(beforeAnotherTryMs, undefined, { signal: deadline }).catch(() => undefined);
  return call();
}

/** Converts a failed call. If no complete answer arrived in time the player sees one text for every cause: try again. */
function asVendorFailure(error: unknown): never {
  const trouble = error instanceof OutboundFailure ? error.trouble : 'forbidden';
  const isSilent = trouble === 'timeout' || trouble === 'unreached' || trouble === 'broken';
  throw new VendorFailure(isSilent ? 'timeout' : 'unavailable', error);
}

function readJson({ status, body }: OutboundAnswer): unknown {
  if (status === 403) throw new VendorFailure('maintenance', 'status 403');
  if (status === 404) throw new VendorFailure('unknown_game', 'status 404');
  if (status !== 200) throw new VendorFailure('unavailable', `status ${status}`, status >= 500);
  return orUnavailable(() => JSON.parse(body.toString('utf8')) as unknown);
}

function readAddress(body: unknown, { launchOrigins }: VendorAccount): string {
  const { url } = orUnavailable(() => GameAddress.parse(body));
  const accepted = acceptLaunchAddress(url, launchOrigins);
  // The address is a secret while it is valid, so only its origin is logged.
  if (accepted === null) {
    throw new VendorFailure('unavailable', `an address at ${URL.parse(url)?.origin ?? 'nowhere'}`);
  }
  return accepted;
}

/** Runs `read`, and turns any error into VendorFailure 'unavailable'. */
function orUnavailable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof VendorFailure) throw error;
    throw new VendorFailure('unavailable', error);
  }
}
