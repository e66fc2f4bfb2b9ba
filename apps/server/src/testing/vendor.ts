// A game vendor that calls the wallet: signs its calls, names its transactions, and plays for one member.
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { memberInfo } from '@parlour/contract/member/calls';
import { logOut } from '@parlour/contract/session/calls';
import {
  createMember,
  createMerchant,
  type TestMember,
  type TestMerchant,
} from '@parlour/database/testing/fixtures';
import {
  findSession,
  money,
  openWallet,
  readBalances,
} from '@parlour/seed/testing/ledger-fixtures';
import { createGames } from '@parlour/seed/testing/lobby-fixtures';
import type { FastifyInstance } from 'fastify';
import { mintWalletToken, vendorUser } from '#modules/wallet';
import type { TestSite } from './test-site.ts';
import { visit } from './visitor.ts';

export type Path =
  | 'user/info'
  | 'user/balance'
  | 'transaction/bet'
  | 'transaction/win'
  | 'transaction/rollback';
export type Body = Record<string, unknown>;
export type Reply = {
  status: string;
  balance?: number;
  currency?: string;
  user?: string;
  request_uuid?: string;
};

const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
/** Keys created once, because that takes longer than a test. */
const vendorKeys = newKeys();
export const otherKeys = newKeys();

export const signed = (body: string, privateKey = vendorKeys.privateKey): string =>
  sign('sha256', Buffer.from(body), privateKey).toString('base64');

type WalletCall = { merchant: string; path: string; text: string; from?: string };

/** Signs and sends a text unchanged. */
export async function send(
  app: FastifyInstance,
  { merchant, path, text, from = '198.51.100.7' }: WalletCall,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const reply = await app.inject({
    method: 'POST',
    url: `/vendor/hub/${merchant}/${path}`,
    remoteAddress: from,
    headers: {
      host: 'anywhere.test',
      'content-type': 'application/json',
      'x-hub88-signature': signed(text),
      ...headers,
    },
    payload: text,
  });
  if (reply.statusCode !== 200) throw new Error(`a wallet call got ${reply.statusCode}`);
  return JSON.parse(reply.body) as Reply;
}

type Seat = {
  merchant?: TestMerchant;
  /** An existing member. */
  member?: TestMember;
  balance?: string;
  settings?: Parameters<typeof createMerchant>[1];
};

export async function createVendorMerchant(site: TestSite, settings: Seat['settings'] = {}) {
  const { ownerUrl } = site.urls;
  const merchant = await createMerchant(ownerUrl, {
    'integrations.hub.publicKey': vendorKeys.publicKey,
    ...settings,
  });
  await createGames({ ownerUrl, merchantCode: merchant.code }, [
    { names: { EN: 'One' }, gameId: 'one' },
    { names: { EN: 'Two' }, gameId: 'two', category: 'LIVE' },
  ]);
  await site.merchants.reload();
  return merchant;
}

/** Creates a logged-in member with money, for whom the game `one` was launched. */
export async function seatPlayer(site: TestSite, seat: Seat = {}) {
  const { ownerUrl } = site.urls;
  const merchant = seat.merchant ?? (await createVendorMerchant(site, seat.settings));
  const member = seat.member ?? (await createMember(ownerUrl, merchant.code));
  const place = { ownerUrl, merchantCode: merchant.code };
  await openWallet(place, { memberId: member.id }, money(seat.balance ?? '100'));
  const visitor = visit(site.app, merchant);
  await visitor.logIn(member);
  const sessionId = await findSession(place, member.id);
  const mint = (over: { sessionId?: string; currency?: string } = {}) =>
    site.database.transaction(merchant.code, (tx) =>
      mintWalletToken(tx, {
        memberId: member.id,
        sessionId,
        integration: 'hub',
        gameCode: 'one',
        currency: 'USD',
        now: new Date(site.now()),
        ...over,
      }),
    );
  const token = await mint();
  const user = vendorUser(member.id);
  const { code } = merchant;
  const usual = { user, token, game_code: 'one', currency: 'USD' };
  return {
    merchant,
    member,
    visitor,
    place,
    user,
    token,
    mint,
    ...callsTo(site.app, { code, usual }),
    /** The same player's calls to another server process. */
    at: (app: FastifyInstance) => callsTo(app, { code, usual }),
    /** Logs in and launches the game again. Returns the new token. */
    comeBack: async () => {
      await visitor.logIn(member);
      return mint({ sessionId: await findSession(place, member.id) });
    },
    holds: async () => (await readBalances(place, member.id))['USD'],
    isLoggedIn: async () => (await visitor.call(memberInfo)).status === 200,
    logOut: () => visitor.call(logOut),
  };
}

function callsTo(app: FastifyInstance, { code, usual }: { code: string; usual: Body }) {
  const ask = (path: Path, body: Body = {}, headers: Record<string, string> = {}) => {
    const text = JSON.stringify({ ...usual, request_uuid: randomUUID(), ...body });
    return send(app, { merchant: code, path, text }, headers);
  };
  return {
    ask,
    bet: (id: string, amount: number, body: Body = {}) =>
      ask('transaction/bet', { transaction_uuid: id, amount, round: 'r1', ...body }),
    win: ([id, bet]: [string, string], amount: number, body: Body = {}) =>
      ask('transaction/win', {
        transaction_uuid: id,
        reference_transaction_uuid: bet,
        amount,
        round: 'r1',
        ...body,
      }),
    rollback: (id: string, reference: string, body: Body = {}) =>
      ask('transaction/rollback', {
        transaction_uuid: id,
        reference_transaction_uuid: reference,
        round: 'r1',
        currency: undefined,
        ...body,
      }),
  };
}
